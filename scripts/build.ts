/** Builds what is deployed: the site into `dist/`, unless it is current, and the provider into `build/`. */
import './env';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { buildDesk } from './desk-build';
import { buildServer } from './server-build';
import { thirdPartyNotices } from './site/notices';
import { ensureSiteIsBuilt } from './site-build';

await ensureSiteIsBuilt();
await buildServer();
await buildDesk();
writeFileSync('dist/third-party-notices.txt', thirdPartyNotices());
// Beside the server, and not served: an operator can look whether a part of it has a known fault.
writeFileSync(
  'build/sbom.cdx.json',
  execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx']),
);
