import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createConfig } from './config';
import { connect } from './database';
import { restoreBackup, writeBackup } from './db/backup';
import type { Db } from './db/db';
import { settingsFrom } from './settings';

const USAGE = 'Usage: backup fin.backup.gz, or restore fin.backup.gz';

try {
  const [task, file] = process.argv.slice(2);
  const work = task === 'backup' ? backUp : task === 'restore' ? restore : null;
  if (!work || !file) throw new Error(USAGE);
  if (work === restore) await access(file);
  const config = createConfig(settingsFrom(process.env));
  const db = await connect(config);
  try {
    console.log(await work(db, file));
    if (config.bucket) console.log('Pictures in the bucket of UPLOADS_URL are not in it.');
  } finally {
    await db.close();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function backUp(db: Db, file: string): Promise<string> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  // Prevents an unhandled rejection while nothing awaits `written`.
  written.catch(() => {});
  try {
    const count = await writeBackup(db, new Date(), async (line) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    await rename(unfinished, file);
    return `${count} rows are in ${file}`;
  } catch (error) {
    gzip.destroy();
    await finished(gzip).catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function restore(db: Db, file: string): Promise<string> {
  return `${await restoreBackup(db, () => linesOf(file))} rows are restored from ${file}`;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip().setEncoding('utf8');
  const source = createReadStream(file).on('error', (error) => gunzip.destroy(error));
  let rest = '';
  for await (const chunk of source.pipe(gunzip) as AsyncIterable<string>) {
    rest += chunk;
    // Lines with pictures span many chunks: splitting at each chunk would take quadratic time.
    if (!chunk.includes('\n')) continue;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
