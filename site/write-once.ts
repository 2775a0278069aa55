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

/** Keeps older sites: other servers may still serve them, and open pages request their files. */
const MAX_SITES = 3;
const UNFINISHED_MS = 60 * 60 * 1000;

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
    // Mark this site as the latest. The latest site is served if writing the next site fails.
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  mkdirSync(place.root, { recursive: true });
  removeUnfinished(place);
  // Use a random suffix, since servers in containers may have the same process id.
  const next = mkdtempSync(`${folder}.`);
  try {
    await writeSite(place.kit, source, next);
    await compress(next);
    renameSync(next, folder);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  for (const old of writtenIn(place).slice(MAX_SITES))
    rmSync(old, { recursive: true, force: true });
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

function familyOf({ kit, site }: Place): string {
  const hash = createHash('sha256').update(site && resolve(site));
  for (const file of [KIT_FILE, KIT_CODE]) hash.update(readFileSync(join(kit, file)));
  return hash.digest('hex').slice(0, 8);
}
