/**
 * `npm run library -- <folder>…`, or `node build/library.js`: fills the server's library
 * (docs/operators/films.md). With `--watch`, keeps running and imports changes in the folders.
 * Exits with 0 on success, 1 if the import can't start or stops early, 2 if there were problems
 * (such as files left out), and 130 if interrupted.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { settingsFrom } from '../server/settings';
import { CannotImport } from './fault';
import { importFilms } from './import';
import type { Outcome, Reporter } from './options';
import { endPrograms } from './programs';
import { createWatch } from './watch';

const USAGE = `npm run library -- <folder>… [--dry-run] [--watch] [--prune] [--jobs N] [--preset NAME]
  --dry-run      says what would be done, and writes nothing
  --watch        goes on, and imports again when the folders change
  --prune        removes titles though more than a fifth of them are gone
  --jobs N       titles made at once (1)
  --preset NAME  speed of the encoder, from ultrafast to veryslow (medium)`;

const PRESETS = /^((ultra|super|very)?fast|faster|medium|slow|slower|veryslow)$/;
const DEFAULT_DIR = '.library';
const LOOK_MS = 5_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endPrograms();
    process.exit(130);
  });
}

try {
  const { values, positionals, isWatching } = readArguments();
  const { libraryDir: folder, ffmpeg, ffprobe } = settingsFrom(process.env);
  const libraryDir = folder ?? DEFAULT_DIR;
  const options = { folders: positionals, libraryDir, programs: { ffmpeg, ffprobe }, ...values };
  const reporter = reporterFor(process.stdout);
  const importAll = async () => {
    const outcome = await importFilms(options, reporter);
    printOutcome(outcome, reporter, libraryDir);
    return outcome;
  };
  if (isWatching) await goOn(createWatch(options, importAll, reporter));
  else process.exit((await importAll()).problems.length > 0 ? 2 : 0);
} catch (error) {
  console.error(error instanceof CannotImport || isOperators(error) ? error.message : error);
  process.exit(1);
}

async function goOn(look: () => Promise<void>): Promise<never> {
  for (;;) {
    await look();
    await setTimeout(LOOK_MS);
  }
}

function isOperators(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Fin cannot start');
}

function readArguments() {
  const { values, positionals } = parse();
  const { preset, watch: isWatching, 'dry-run': isDryRun, prune: mayPrune } = values;
  const jobs = Number(values.jobs);
  const isWrong =
    !(Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) ||
    !PRESETS.test(preset) ||
    (isDryRun && isWatching);
  if (positionals.length === 0 || isWrong) throw new CannotImport(USAGE);
  return { positionals, isWatching, values: { jobs, preset, isDryRun, mayPrune } };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        jobs: { type: 'string', default: '1' },
        preset: { type: 'string', default: 'medium' },
      },
    });
  } catch (error) {
    throw new CannotImport(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function reporterFor(stream: NodeJS.WriteStream): Reporter {
  const clear = stream.isTTY ? '\r\u001b[2K' : '';
  return {
    line: (text) => stream.write(`${clear}${text}\n`),
    status: (text) => stream.isTTY && stream.write(clear + text.slice(0, stream.columns - 1)),
  };
}

function printOutcome(
  { made, unchanged, removed, problems }: Outcome,
  { line }: Reporter,
  folder: string,
): void {
  for (const { path, why } of problems) line(`${path}: ${why}`);
  line(`${made} made, ${unchanged} unchanged, ${removed} removed, ${problems.length} left out.`);
  line(`A server with LIBRARY_DIR=${folder} shows them.`);
}
