import './env';
import { paths } from '../server/paths';
import { settingsFrom } from '../server/settings';
import { buildDesk } from './desk-build';
import { ensureSiteIsBuilt } from './site-build';

try {
  const { siteDir, flows, adminToken } = settingsFrom(process.env);
  // `SITE_DIR` may name another site, which is already built.
  if (siteDir === paths.site) await ensureSiteIsBuilt();
  if (flows) await import('../flows/build');
  if (adminToken !== null) await buildDesk();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/main');
