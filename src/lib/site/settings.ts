/** What a site says of itself: its document carries it, so that one build serves any brand and language. */

export interface SiteSettings {
  /** The name that viewers know it by. */
  readonly name: string;
  /** BCP 47, one of `languages`. */
  readonly language: string;
  /** All that the site is shown in. The first has the plain addresses, others are below `/pt/` and the like. */
  readonly languages: readonly string[];
  /** The path of the compiled texts. */
  readonly texts: string;
  /** The provider's origin; empty for the site's own. */
  readonly provider: string;
  /** The address of the ad's script; `null` for a site without ads. */
  readonly ad: string | null;
}

/** The element in a document that holds the settings as JSON. */
export const SETTINGS_ID = 'settings';

let current: SiteSettings = {
  name: 'Fin',
  language: 'en',
  languages: ['en'],
  texts: '',
  provider: '',
  ad: '/ads/house.js',
};

/** The settings of this site: of its document, once `startSettings` was called. */
export const siteSettings = (): SiteSettings => current;

export function startSettings(settings: SiteSettings): void {
  current = settings;
}

/** Those of the document, or of the file beside it where one document stands for all addresses. */
export async function readSettings(): Promise<SiteSettings> {
  const carried = document.getElementById(SETTINGS_ID)?.textContent;
  return carried ? JSON.parse(carried) : (await fetch('/settings.json')).json();
}

/** What the addresses of a language begin with: nothing for the site's first, `/pt` for another. */
export function baseOf(language: string): string {
  return language === current.languages[0] ? '' : `/${language}`;
}

/** A page's path as an address in the language that is shown. */
export const siteAddress = (path: string): string => baseOf(current.language) + path;

/** The path of a page, from an address in the language that is shown; `null` for any other address. */
export function pagePath(pathname: string): string | null {
  const base = baseOf(current.language);
  if (!`${pathname}/`.startsWith(`${base}/`)) return null;
  return pathname.slice(base.length) || '/';
}
