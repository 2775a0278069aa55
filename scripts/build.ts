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
writeFileSync(
  'build/sbom.cdx.json',
  execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx']),
);
