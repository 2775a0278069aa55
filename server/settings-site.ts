/** The settings of the served site (docs/operators/site.md). */
import { paths } from './paths';
import { folder, origin, scriptAddress, siteFolder } from './settings-kinds';

export const siteSettings = {
  site: {
    env: 'SITE',
    kind: folder,
    default: null,
    about:
      'Folder of your site: site.json and, where you like, texts, logo and icon (docs/operators/site.md). Without it the site is called Fin.',
  },
  apiOrigin: {
    env: 'API_BASE_URL',
    kind: origin,
    default: null,
    about:
      "The origin of another provider, in place of site.json's `provider`; without either the site's own.",
  },
  adScript: {
    env: 'AD_SCRIPT_URL',
    kind: scriptAddress,
    default: null,
    about:
      "The ad's script, in place of site.json's `ad`; off for none. Without either the house ad, /ads/house.js, where the site has plans.",
  },
  siteDir: {
    env: 'SITE_DIR',
    kind: siteFolder,
    default: paths.site,
    about: 'Folder of the built site.',
  },
} as const;
