import type { Order } from './make/order';
import type { FoundTitle } from './scan/titles';
import { numberOf } from './shape/ids';
import type { StoredTitle } from './shape/stored';

/**
 * Returns show ids by `episode.folder`.
 * A show keeps its id when its folder is renamed or moved.
 */
export function showIds(
  orders: readonly Pick<Order, 'found' | 'stored' | 'fingerprint'>[],
  others: readonly StoredTitle[],
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { title } of others) if (title.show) ids.set(title.show.folder, title.show.id);
  for (const { found, stored } of orders) {
    const show = stored?.title.show;
    if (found.episode && show && !ids.has(found.episode.folder))
      ids.set(found.episode.folder, show.id);
  }
  const taken = new Set(ids.values());
  for (const { found, fingerprint } of orders) {
    if (!found.episode || ids.has(found.episode.folder)) continue;
    const id = numberOf(`show ${found.episode.folder}`);
    const own = taken.has(id) ? numberOf(`show ${found.episode.folder} ${fingerprint}`) : id;
    ids.set(found.episode.folder, own);
    taken.add(own);
  }
  return ids;
}

export const knowsShow = ({ episode }: FoundTitle, { title }: StoredTitle): boolean =>
  episode === null || title.show !== undefined;
