/**
 * Command line of the desk: `npm run desk -- <call> [--parameter value …] [--json | --csv]`,
 * or `node build/desk.js`. Calls the running server with `ADMIN_TOKEN` (docs/operators/desk.md).
 * `--csv` prints all pages of a list. Exits with 1 on any error.
 */

import { csvOfAll } from '../../contract/desk/csv';
import { settingsFrom } from '../../server/settings';
import { CannotDo, readArguments, usage } from './arguments';
import { ask } from './ask';
import { jsonOf, tableOf } from './table';

try {
  const { name, params, form } = readArguments(process.argv.slice(2));
  const settings = settingsFrom(process.env);
  if (form === 'csv') {
    const { page: _, ...others } = params;
    const answerOf = (page: number) =>
      ask(settings, name, page === 1 ? others : { ...others, page: String(page) });
    process.stdout.write(await csvOfAll(answerOf));
  } else {
    const answer = await ask(settings, name, params);
    console.log(form === 'json' ? jsonOf(answer) : tableOf(answer));
  }
} catch (error) {
  console.error(error instanceof CannotDo ? error.message || usage() : error);
  process.exit(1);
}
