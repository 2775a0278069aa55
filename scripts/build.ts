/** Builds what is deployed: the site into `dist/`, the provider into `build/`. */
import './env';
import { writeFileSync } from 'node:fs';
import { buildServer } from './server-build';
import { thirdPartyNotices } from './site/notices';
import { buildSite } from './site-build';

await buildSite();
await buildServer();
writeFileSync('dist/third-party-notices.txt', thirdPartyNotices());
