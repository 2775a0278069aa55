/** Builds what is deployed: the site into `dist/`, unless it is current, and the provider into `build/`. */
import './env';
import { writeFileSync } from 'node:fs';
import { buildServer } from './server-build';
import { thirdPartyNotices } from './site/notices';
import { ensureSiteIsBuilt } from './site-build';

await ensureSiteIsBuilt();
await buildServer();
writeFileSync('dist/third-party-notices.txt', thirdPartyNotices());
