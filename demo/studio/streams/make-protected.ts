/**
 * `npm run protected`: makes an encrypted copy of a stream at 432p and 216p.
 * Encrypts both renditions with one key, and writes a ClearKey licence (`licence.json`).
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTPUT } from './output';
import { type Key, protectInit, protectSegment } from './protection/encrypt';

const SOURCE = 'winter-pines';
const NAME = `${SOURCE}-protected`;
const RENDITIONS = ['432p', '216p'];

/** Derives bytes from a name, since a demo's key need not be secret. */
const bytesOf = (what: string) =>
  createHash('sha256').update(`${NAME} ${what}`).digest().subarray(0, 16);
const key: Key = { id: bytesOf('id'), secret: bytesOf('secret') };

const from = (name: string) => join(OUTPUT, SOURCE, name);
const to = (name: string) => join(OUTPUT, NAME, name);

await rm(to(''), { recursive: true, force: true });
await mkdir(to(''));
for (const [at, rendition] of RENDITIONS.entries()) await protect(rendition, at);
await writeFile(to('master.m3u8'), masterOf(await readFile(from('master.m3u8'), 'utf8')));
const base64 = (bytes: Buffer) => bytes.toString('base64url');
const licence = { keys: [{ kty: 'oct', kid: base64(key.id), k: base64(key.secret) }] };
await writeFile(to('licence.json'), `${JSON.stringify(licence, null, 2)}\n`);

async function protect(rendition: string, at: number): Promise<void> {
  const names = (await readdir(from(''))).filter((it) => it.startsWith(`${rendition}-`));
  for (const name of names) {
    const bytes = await readFile(from(name));
    const segment = Number(/-(\d+)\.m4s$/.exec(name)?.[1]);
    const isInit = Number.isNaN(segment);
    const place = at * 1000 + segment;
    await writeFile(to(name), isInit ? protectInit(bytes, key) : protectSegment(bytes, key, place));
  }
  const playlist = await readFile(from(`${rendition}.m3u8`), 'utf8');
  await writeFile(to(`${rendition}.m3u8`), playlist.replace('#EXT-X-MAP', `${keyTag()}\n#EXT-X-MAP`));
}

function keyTag(): string {
  const id = key.id.toString('base64');
  return `#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1",URI="data:text/plain;base64,${id}"`;
}

function masterOf(playlist: string): string {
  const [head = '', ...variants] = playlist.split(/(?=#EXT-X-STREAM-INF)/);
  const kept = variants.filter((it) => RENDITIONS.some((name) => it.includes(`${name}.m3u8`)));
  return head + kept.join('');
}
