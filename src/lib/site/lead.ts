import { chosenLanguage } from './choice';
import { baseOf, pagePath, type SiteSettings, siteSettings } from './settings';

/**
 * Returns the URL of the same page in the user's language; `null` if no redirect is needed.
 * URLs with a language prefix are never redirected.
 */
export function leadTo(
  { language, languages }: SiteSettings,
  { pathname, search, hash }: Location,
  chosen: string | null,
  preferred: readonly string[],
): string | null {
  if (language !== languages[0]) return null;
  const wanted = (chosen ? [chosen] : preferred)
    .flatMap((tag) => [tag, tag.split('-')[0]])
    .find((it) => it && languages.includes(it));
  if (wanted === undefined || wanted === language) return null;
  return baseOf(wanted) + (pagePath(pathname) ?? '/') + search + hash;
}

export function lead(): boolean {
  const settings = siteSettings();
  if (settings.languages.length < 2) return false;
  const address = leadTo(settings, location, chosenLanguage(), navigator.languages);
  if (address !== null) location.replace(address);
  return address !== null;
}
