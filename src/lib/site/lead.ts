/** Leads a visit to the pages of the language that was chosen, or that the browser prefers. */

import { chosenLanguage } from './choice';
import { baseOf, pagePath, type SiteSettings } from './settings';

/**
 * The address to go to, where the page's own is in another language than the visit's; `null` where it stays. An address
 * that names a language is left alone: a link leads where it says.
 * @param preferred the browser's languages, the first liked best
 */
export function leadTo(
  { language, languages }: SiteSettings,
  { pathname, search, hash }: Location,
  chosen: string | null,
  preferred: readonly string[],
): string | null {
  if (language !== languages[0]) return null;
  const wanted = [...(chosen ? [chosen] : preferred)]
    .map((tag) => [tag, tag.split('-')[0]].find((it) => it && languages.includes(it)))
    .find((it) => it !== undefined);
  if (wanted === undefined || wanted === language) return null;
  return baseOf(wanted) + (pagePath(pathname) ?? '/') + search + hash;
}

/** Whether the visit goes on at another address. */
export function lead(settings: SiteSettings): boolean {
  if (settings.languages.length < 2) return false;
  const address = leadTo(settings, location, chosenLanguage(), navigator.languages);
  if (address !== null) location.replace(address);
  return address !== null;
}
