import { paths } from './paths';
import { folder, origin, scriptAddress, siteFolder } from './settings-kinds';

export const siteSettings = {
  site: {
    env: 'SITE',
    kind: folder,
    default: null,
    about:
      'Folder of your site: site.json and optional texts, logo and icon (docs/operators/site.md). Without it, the site is called Fin.',
  },
  apiOrigin: {
    env: 'API_BASE_URL',
    kind: origin,
    default: null,
    about:
      "The origin of another provider; overrides site.json's `provider`. By default the site's own.",
  },
  adScript: {
    env: 'AD_SCRIPT_URL',
    kind: scriptAddress,
    default: null,
    about:
      "The ad's script; overrides site.json's `ad`, and off disables ads. By default the house ad, /ads/house.js, if the site has plans.",
  },
  siteDir: {
    env: 'SITE_DIR',
    kind: siteFolder,
    default: paths.site,
    about: 'Folder of the built site.',
  },
} as const;
