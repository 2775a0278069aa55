import { Link } from 'react-router-dom';
import type { LegalSection } from '../../lib/legal/documents';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Wording } from './Wording';

interface ContentsProps {
  name: string;
  sections: readonly LegalSection[];
}

export function Contents({ name, sections }: ContentsProps) {
  return (
    <Nav aria-label={name}>
      <ol className={css({ display: 'grid' })}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <Entry to={`#${id}`} onClick={() => focusHeading(id)}>
              <span
                className={css({
                  color: 'fg.subtle',
                  minW: '6',
                  fontVariantNumeric: 'tabular-nums',
                })}
              >
                {index + 1}
              </span>
              <Wording words={heading} />
            </Entry>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

function focusHeading(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

const Nav = styled(
  'nav',
  recipe({
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: { lg: '24' },
    maxH: { lg: 'calc(100dvh - 8rem)' },
    overflowY: { lg: 'auto' },
    p: { base: '4', lg: '0' },
    mx: { lg: '-2' },
    borderRadius: 'lg',
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'border',
    fontSize: 'sm',
    lineHeight: 'snug',
  }),
);

const Entry = styled(
  Link,
  recipe({
    display: 'flex',
    gap: '2',
    p: '2',
    borderRadius: 'md',
    color: 'fg.muted',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.raised', color: 'fg' },
  }),
);
