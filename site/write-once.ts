import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Overrides } from './brand';
import { compress } from './compress';
import type { SiteSource } from './folder';
import { KIT_CODE, KIT_FILE } from './kit';
import { writeSite } from './write';

export interface Place {
  readonly kit: string;
  readonly site: string;
  readonly root: string;
}

/** The number of old sites to keep, since other servers may still serve recent ones. */
const KEPT = 3;
const UNFINISHED_MS = 60 * 60 * 1000;

/** Writes a site unless one with the same sources exists. @returns its folder */
export async function writeOnce(
  place: Place,
  source: SiteSource,
  overrides: Overrides,
): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([source, overrides]))
    .digest('hex');
  const folder = join(place.root, `${familyOf(place)}-${hash.slice(0, 12)}`);
  if (existsSync(folder)) {
    // Marks the site as last requested, which makes it the fallback for a broken one.
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  mkdirSync(place.root, { recursive: true });
  removeUnfinished(place);
  // Servers in containers share process ids.
  const next = mkdtempSync(`${folder}.`);
  try {
    await writeSite(place.kit, source, next);
    await compress(next);
    renameSync(next, folder);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  for (const old of writtenIn(place).slice(KEPT)) rmSync(old, { recursive: true, force: true });
  return folder;
}

export function writtenIn(place: Place): string[] {
  if (!existsSync(place.root)) return [];
  const own = new RegExp(`^${familyOf(place)}-[0-9a-f]{12}$`);
  return readdirSync(place.root)
    .filter((name) => own.test(name))
    .map((name) => join(place.root, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}

function removeUnfinished({ root }: Place): void {
  const left = readdirSync(root)
    .filter((name) => /^[0-9a-f]{8}-[0-9a-f]{12}\./.test(name))
    .map((name) => join(root, name))
    .filter((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found && found.mtimeMs < Date.now() - UNFINISHED_MS;
    });
  for (const path of left) rmSync(path, { recursive: true, force: true });
}

/** Identifies sites of the same folder and build, which can replace one another. */
function familyOf({ kit, site }: Place): string {
  const hash = createHash('sha256').update(site && resolve(site));
  for (const file of [KIT_FILE, KIT_CODE]) hash.update(readFileSync(join(kit, file)));
  return hash.digest('hex').slice(0, 8);
}
