/** What a site says of itself: its document carries it, so that one build serves any brand and language. */

import { basePath } from '../../../contract/base-path';
import { directionOf } from '../../../contract/direction';

export interface SiteSettings {
  /** The name that viewers know it by. */
  readonly name: string;
  /** For search engines; `null` for the text of the language. */
  readonly description: string | null;
  /** Where viewers get help: an email address, or an `https:` one; `null` for none. */
  readonly support: string | null;
  /** The footer's line; `null` for the text of the language. */
  readonly copyright: string | null;
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
  readonly features: SiteFeatures;
  /** The rows of the home page, of `ROW_NAMES`, in their order; `null` for all. */
  readonly rows: readonly string[] | null;
  /** ISO 4217 codes. */
  readonly currency: SiteCurrency;
  /** The paths of the legal texts. */
  readonly legal: { readonly terms: string; readonly privacy: string };
  /** `null` for the colours of `theme/`. */
  readonly theme: SiteTheme | null;
  /** The path of a drawing; `null` for none. */
  readonly logo: string | null;
  /** Whether a site without a logo shows our wordmark; others show their name. */
  readonly hasWordmark: boolean;
  /** The path of a drawing; `null` for ours. */
  readonly icon: string | null;
  /** The paths of the pictures behind the landing page's headline; `null` for ours. */
  readonly wall: readonly string[] | null;
}

/** What a site offers beside watching. */
export interface SiteFeatures {
  readonly ad: boolean;
  readonly plans: boolean;
  readonly submission: boolean;
  readonly castMail: boolean;
  readonly signUp: 'open' | 'invited' | 'closed';
}

interface SiteCurrency {
  readonly landing: string;
  readonly plans: string;
  readonly checkout: string;
}

/** Colours as `#RRGGBB`. */
interface SiteTheme {
  readonly ground: string;
  readonly text: string;
  readonly accent: string;
  readonly corners: 'round' | 'square';
}

/** The rows that the home page may have. */
export const ROW_NAMES = [
  'top10',
  'latestMovies',
  'popularMovies',
  'topChannels',
  'freeMovies',
  'mostLikedMovies',
  'mostViewedMovies',
] as const;

/** The element in a document that holds the settings as JSON. */
export const SETTINGS_ID = 'settings';

/** The site without an operator's folder. Only what writes sites reads it, so no other site's code names ours. */
export const OURS: SiteSettings = {
  name: 'Fin',
  description: null,
  support: 'support@fin.example',
  copyright: null,
  language: 'en',
  languages: ['en'],
  texts: '',
  provider: '',
  ad: '/ads/house.js',
  features: { ad: true, plans: true, submission: true, castMail: true, signUp: 'open' },
  rows: null,
  currency: { landing: 'INR', plans: 'GBP', checkout: 'USD' },
  legal: { terms: '', privacy: '' },
  theme: null,
  logo: null,
  hasWordmark: true,
  icon: null,
  wall: null,
};

let current: SiteSettings | null = null;

/** The settings of this site, as its document has them. */
export function siteSettings(): SiteSettings {
  if (!current) throw new Error('No setting can be read before startSettings');
  return current;
}

/** In which its language is written. */
export const direction = (): 'ltr' | 'rtl' => directionOf(siteSettings().language);

/** Whether the site has a feature; invitations count as signing up. */
export function hasFeature(name: keyof SiteFeatures): boolean {
  const value = siteSettings().features[name];
  return value !== false && value !== 'closed';
}

/** Whether visitors can make an account by themselves. */
export const isSignUpOpen = (): boolean => siteSettings().features.signUp === 'open';

/** Where viewers get help, as a link; `null` where the site names no address. */
export function supportLink(): { href: string; words: string } | null {
  const { support } = siteSettings();
  if (support === null) return null;
  return { href: support.startsWith('https://') ? support : `mailto:${support}`, words: support };
}

export function startSettings(settings: SiteSettings): void {
  current = settings;
}

/** Those of the document, or of the file beside it where one document stands for all addresses. */
export async function readSettings(): Promise<SiteSettings> {
  const carried = document.getElementById(SETTINGS_ID)?.textContent;
  return carried ? JSON.parse(carried) : (await fetch('/settings.json')).json();
}

/** What the addresses of a language begin with: nothing for the site's first, `/pt` for another. */
export function baseOf(
  language: string,
  { languages }: Pick<SiteSettings, 'languages'> = siteSettings(),
): string {
  return basePath(language, languages);
}

/** A page's path as an address in the language that is shown. */
export const siteAddress = (path: string): string => baseOf(siteSettings().language) + path;

/** The path of a page, from an address in the language that is shown; `null` for any other address. */
export function pagePath(pathname: string): string | null {
  const base = baseOf(siteSettings().language);
  if (!`${pathname}/`.startsWith(`${base}/`)) return null;
  return pathname.slice(base.length) || '/';
}
