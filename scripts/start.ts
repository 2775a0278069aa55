/** Builds the site unless it is current, and the flow atlas where it is asked for; serves both. */
import './env';
import { paths } from '../server/paths';
import { settingsFrom } from '../server/settings';
import { ensureSiteIsBuilt } from './site-build';

try {
  const { siteDir, flows } = settingsFrom(process.env);
  // SITE_DIR names another site, which is built already.
  if (siteDir === paths.site) await ensureSiteIsBuilt();
  if (flows) await import('../flows/build');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/main');
