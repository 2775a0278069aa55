import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { SkippedError } from './fault';
import { fingerprintOf } from './fingerprint';
import { inParallel } from './in-parallel';
import { probeVersion } from './joined';
import type { Order } from './make/order';
import type { Programs } from './programs';
import { isSame, leftOut, type Problem } from './report';
import type { FoundTitle } from './scan/titles';
import { isWithin } from './scan/walk';
import { numberOf } from './shape/ids';
import type { StoredTitle } from './shape/stored';
import { knowsShow } from './shows';

export interface Matching {
  readonly changed: readonly { readonly found: FoundTitle; readonly stored: StoredTitle | null }[];
  readonly unchanged: readonly StoredTitle[];
  readonly gone: readonly StoredTitle[];
  /** Titles outside the scanned folders. */
  readonly kept: readonly StoredTitle[];
  readonly covered: number;
}

export function matched(
  found: readonly FoundTitle[],
  stored: readonly StoredTitle[],
  roots: readonly string[],
): Matching {
  const byPath = new Map(stored.map((it) => [it.title.made.path, it]));
  const paths = new Set(found.map(filmOf));
  const pairs = found.map((it) => ({ found: it, stored: byPath.get(filmOf(it)) ?? null }));
  const isUnchanged = (pair: (typeof pairs)[number]) =>
    pair.stored !== null &&
    isSame(pair.stored.title.made.files, pair.found.files) &&
    knowsShow(pair.found, pair.stored);
  const isCovered = ({ title }: StoredTitle) =>
    roots.some((root) => isWithin(title.made.path, root));
  return {
    changed: pairs.filter((it) => !isUnchanged(it)),
    unchanged: pairs.flatMap((it) => (it.stored && isUnchanged(it) ? [it.stored] : [])),
    gone: stored.filter((it) => isCovered(it) && !paths.has(it.title.made.path)),
    kept: stored.filter((it) => !isCovered(it)),
    covered: stored.filter(isCovered).length,
  };
}

const filmOf = ({ root, sources }: FoundTitle) => join(root, sources[0].path);

export async function ordersOf(
  changed: Matching['changed'],
  { gone, unchanged, kept }: Matching,
  programs: Programs,
  problems: Problem[],
): Promise<Order[]> {
  const opened = new Map<FoundTitle, Opened>();
  await inParallel(availableParallelism(), changed, async ({ found }) => {
    try {
      opened.set(found, await open(found, programs));
    } catch (error) {
      problems.push(leftOut(found, error));
    }
  });
  const moved = [...gone, ...(await lostOf(kept))];
  const taken = new Set([...unchanged, ...kept].map(({ title }) => title.id));
  for (const { stored } of changed) if (stored) taken.add(stored.title.id);
  // Assigns ids after all probes, so that ids don't depend on which probe finishes first.
  return changed.flatMap(({ found, stored }) => {
    const film = opened.get(found);
    if (!film) return [];
    const earlier =
      stored ?? moved.find(({ title }) => title.made.fingerprint === film.fingerprint) ?? null;
    if (earlier && !stored) moved.splice(moved.indexOf(earlier), 1);
    const id = earlier?.title.id ?? newId(film.fingerprint, filmOf(found), taken);
    taken.add(id);
    return [{ found, ...film, id, stored: earlier }];
  });
}

type Opened = Pick<Order, 'probe' | 'fingerprint'>;

async function open(found: FoundTitle, programs: Programs): Promise<Opened> {
  const [source] = found.sources;
  const empty = source.parts.find(({ size }) => size === 0);
  if (empty)
    throw new SkippedError(
      empty === source.parts[0] ? 'is empty.' : `has an empty part, ${empty.name}.`,
    );
  return {
    probe: await probeVersion(programs, found.root, source),
    fingerprint: await fingerprintOf(filmOf(found)),
  };
}

async function lostOf(kept: readonly StoredTitle[]): Promise<StoredTitle[]> {
  const lost = await Promise.all(
    kept.map(async (it) => ((await stat(it.title.made.path).catch(() => null)) ? [] : [it])),
  );
  return lost.flat();
}

/** Derives the id from the film, so that titles usually keep their ids if a library is rebuilt. */
function newId(fingerprint: string, path: string, taken: ReadonlySet<string>): string {
  const id = numberOf(fingerprint);
  return taken.has(id) ? numberOf(fingerprint + path) : id;
}
