import { paths } from '../src/lib/paths';
import { baseOf, type SiteSettings } from '../src/lib/site/settings';
import { palette } from '../src/theme/palette';
import { APP_ICONS } from './icons';

export interface ManifestWords {
  readonly description: string;
  readonly search: string;
  readonly watchlist: string;
}

export function manifestName({ language, languages }: SiteSettings): string {
  return language === languages[0] ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

export const groundOf = ({ theme }: SiteSettings): string => theme?.ground ?? palette.ink[900];

export function manifestOf(settings: SiteSettings, words: ManifestWords): string {
  const ground = groundOf(settings);
  const base = baseOf(settings.language, settings);
  return JSON.stringify({
    name: settings.name,
    short_name: settings.name,
    description: words.description,
    lang: settings.language,
    id: '/',
    start_url: base + paths.home,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: APP_ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: words.search, url: base + paths.search },
      { name: words.watchlist, url: base + paths.watchlist },
    ],
  });
}
