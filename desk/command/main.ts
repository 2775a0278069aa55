/**
 * The desk as a command: `npm run desk -- <call> [--parameter value …] [--json]`, or `node build/desk.js`. It asks the
 * running server with `ADMIN_TOKEN`, so it works beside it on either database (docs/operators/desk.md). Exits with 1
 * when the server refuses or does not answer.
 */
import { settingsFrom } from '../../server/settings';
import { CannotDo, readArguments, usage } from './arguments';
import { ask } from './ask';
import { tableOf } from './table';

try {
  const { name, params, isJson } = readArguments(process.argv.slice(2));
  const answer = await ask(settingsFrom(process.env), name, params);
  console.log(isJson ? JSON.stringify(answer, null, 2) : tableOf(answer));
} catch (error) {
  console.error(error instanceof CannotDo ? error.message || usage() : error);
  process.exit(1);
}
