import { useId } from 'react';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Options, type OptionsProps } from './Options';
import { Panel } from './SearchBoxParts';

interface RecentListProps extends OptionsProps {
  onRemove: (query: string) => void;
}

/** Renders the Remove buttons outside the listbox, in which ARIA allows no buttons. */
export function RecentList({ onRemove, ...options }: RecentListProps) {
  const hint = useId();
  const heading = text('search.recent.heading');
  return (
    <Panel>
      <Line>
        <span>{heading}</span>
        <Hint id={hint}>{text('search.recent.hint')}</Hint>
      </Line>
      <Columns>
        <div id={options.listId} role="listbox" aria-label={heading} aria-describedby={hint}>
          <Options {...options} />
        </div>
        <div>
          {options.suggestions.map(({ name }) => (
            <Remove
              key={name}
              type="button"
              tabIndex={-1}
              aria-label={text('search.recent.remove', { query: name })}
              onClick={() => onRemove(name)}
            >
              <Icon name="close" className={css({ boxSize: '1rem' })} />
            </Remove>
          ))}
        </div>
      </Columns>
    </Panel>
  );
}

const Line = styled(
  'p',
  recipe({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: '3',
    pt: '1',
    pb: '1.5',
    color: 'fg.subtle',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  }),
);

const Hint = styled('span', recipe({ display: 'none', _canHover: { display: 'inline' } }));

const Columns = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& [role=listbox]': { minW: '0' },
    '& [role=option]': { h: '11' },
    '& [role=option] > span': { truncate: true },
  }),
);

const Remove = styled(
  'button',
  recipe({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    borderRadius: 'md',
    color: 'fg.subtle',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg' },
  }),
);
