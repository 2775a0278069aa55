import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { hasFeature, siteSettings } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Logo } from '../Logo';
import { LanguageChoice } from './LanguageChoice';

export function Footer() {
  const { copyright, hasWordmark } = siteSettings();
  return (
    <Frame>
      <div className={css({ display: 'grid', gap: '3', maxW: 'prose' })}>
        <Logo />
        <p className={css({ color: 'fg.muted' })}>
          {text(hasWordmark ? 'components.footer.ownLead' : 'components.footer.lead')}
        </p>
      </div>
      <Links>
        {hasFeature('submission') && (
          <li>
            <FootLink to={paths.submission}>{text('components.footer.submission')}</FootLink>
          </li>
        )}
        <li>
          <FootLink to={paths.terms}>{text('components.footer.terms')}</FootLink>
        </li>
        <li>
          <FootLink to={paths.privacyPolicy}>{text('components.footer.privacyPolicy')}</FootLink>
        </li>
      </Links>
      <LanguageChoice />
      <p className={css({ color: 'fg.subtle', fontSize: 'sm', gridColumn: '1 / -1' })}>
        {copyright ?? text('components.footer.copyright')}
      </p>
    </Frame>
  );
}

const Frame = styled(
  'footer',
  recipe({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    alignItems: 'end',
    gap: '8',
    mt: '20',
    px: 'edge',
    py: '12',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.deep',
  }),
);

const Links = styled(
  'ul',
  recipe({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' }),
);

const FootLink = styled(
  Link,
  recipe({
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'fg.muted',
    textUnderlineOffset: '0.3em',
    _hover: { color: 'fg', textDecoration: 'underline' },
  }),
);
