/**
 * Reads a site's settings, so that one build serves any brand and language. Each document embeds
 * them, except in development.
 */

import { basePath } from '../../../contract/base-path';
import { directionOf } from '../../../contract/direction';

export interface SiteSettings {
  readonly name: string;
  /** For search engines, link previews and the manifest; `null` for the language's default. */
  readonly description: string | null;
  /** An email address or `https:` URL; `null` for none. */
  readonly support: string | null;
  readonly copyright: string | null;
  readonly language: string;
  readonly languages: readonly string[];
  readonly texts: string;
  /** The provider's origin; empty if it is the site's own. */
  readonly provider: string;
  readonly ad: string | null;
  readonly features: SiteFeatures;
  /** The home page's rows in order, from `ROW_NAMES`; `null` for all. */
  readonly rows: readonly string[] | null;
  readonly currency: SiteCurrency;
  readonly legal: { readonly terms: string; readonly privacy: string };
  readonly theme: SiteTheme | null;
  readonly logo: string | null;
  readonly hasWordmark: boolean;
  readonly icon: string | null;
  readonly wall: readonly string[] | null;
}

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

export const ROW_NAMES = [
  'top10',
  'latestMovies',
  'popularMovies',
  'topChannels',
  'freeMovies',
  'mostLikedMovies',
  'mostViewedMovies',
] as const;

export const SETTINGS_ID = 'settings';

/** Not used by the app itself, so that the code of other brands' sites doesn't name our brand. */
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

export function siteSettings(): SiteSettings {
  if (!current) throw new Error('No setting can be read before startSettings');
  return current;
}

export const direction = (): 'ltr' | 'rtl' => directionOf(siteSettings().language);

export function hasFeature(name: keyof SiteFeatures): boolean {
  const value = siteSettings().features[name];
  return value !== false && value !== 'closed';
}

export const isSignUpOpen = (): boolean => siteSettings().features.signUp === 'open';

export function supportLink(): { href: string; words: string } | null {
  const { support } = siteSettings();
  if (support === null) return null;
  return { href: support.startsWith('https://') ? support : `mailto:${support}`, words: support };
}

export function startSettings(settings: SiteSettings): void {
  current = settings;
}

export async function readSettings(): Promise<SiteSettings> {
  const carried = document.getElementById(SETTINGS_ID)?.textContent;
  return carried ? JSON.parse(carried) : (await fetch('/settings.json')).json();
}

export function baseOf(
  language: string,
  { languages }: Pick<SiteSettings, 'languages'> = siteSettings(),
): string {
  return basePath(language, languages);
}

export const siteAddress = (path: string): string => baseOf(siteSettings().language) + path;

/** Strips the current language's prefix; returns `null` if the path lacks it. */
export function pagePath(pathname: string): string | null {
  const base = baseOf(siteSettings().language);
  if (!`${pathname}/`.startsWith(`${base}/`)) return null;
  return pathname.slice(base.length) || '/';
}
