import type { Card } from '../../../contract/entities';
import { siteSettings } from '../../lib/site/settings';

/** Adds the current language to a card, which may be shown after the user switches languages. */
export function withLanguage(card: Card): Card {
  const { language, languages } = siteSettings();
  if (languages.length < 2) return card;
  const inLanguage = <Named extends { lang?: string | undefined }>(named: Named): Named => ({
    ...named,
    lang: named.lang ?? language,
  });
  return { ...inLanguage(card), ...(card.series && { series: inLanguage(card.series) }) };
}
