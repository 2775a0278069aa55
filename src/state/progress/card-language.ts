import type { Card } from '../../../contract/entities';
import { siteSettings } from '../../lib/site/settings';

/** A card to be stored, which a site of several languages may show in another: it says the language of its names. */
export function withLanguage(card: Card): Card {
  const { language, languages } = siteSettings();
  if (languages.length < 2) return card;
  const inLanguage = <Named extends { lang?: string | undefined }>(named: Named): Named => ({
    ...named,
    lang: named.lang ?? language,
  });
  return { ...inLanguage(card), ...(card.series && { series: inLanguage(card.series) }) };
}
