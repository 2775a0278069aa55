/**
 * `npm run api`: generates `docs/openapi.json` and `docs/api.md` from the contract. With `--check`
 * it writes nothing and fails if one of them is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describeApi } from './api/description';
import { pageOf } from './api/page';

const description = describeApi();
const files = {
  'docs/openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'docs/api.md': pageOf(description),
};

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: npm run api`);
    process.exitCode = 1;
  }
}
