import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '../../lib/site/choice';
import { baseOf, siteSettings } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { css } from '../../theme/css' with { type: 'macro' };

export function LanguageChoice() {
  const { pathname, search, hash } = useLocation();
  // A prerendered document may serve several URLs, and hydration does not update attributes.
  const isHydrating = useIsHydrating();
  const { language, languages } = siteSettings();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={text('app.language.label')}>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
        {languages.map((it) => (
          <li key={it}>
            <a
              href={baseOf(it) + (isHydrating ? '/' : pathname + search + hash)}
              lang={it}
              hrefLang={it}
              aria-current={it === language ? 'true' : undefined}
              onClick={() => chooseLanguage(it)}
              className={css({
                display: 'inline-flex',
                alignItems: 'center',
                minH: '11',
                color: 'fg.muted',
                _hover: { color: 'fg', textDecoration: 'underline' },
                '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
              })}
            >
              {ownName(it)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
