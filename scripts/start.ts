/** Builds the site unless it is current, and the flow atlas where it is asked for; serves both. */
import './env';
import { configFrom } from '../server/config';
import { paths } from '../server/paths';
import { ensureSiteIsBuilt } from './site-build';

try {
  const { siteDir, flowsDir } = configFrom(process.env);
  // SITE_DIR names another site, which is built already.
  if (siteDir === paths.site) await ensureSiteIsBuilt();
  if (flowsDir !== null) await import('../flows/build');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/main');
