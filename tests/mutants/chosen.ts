import { createHash } from 'node:crypto';

/** Shuffles by a hash of each id, so a new or removed item leaves the order of the others as it is. */
export function chosenOf<Item>(
  items: readonly Item[],
  seed: number,
  idOf: (item: Item) => string,
): Item[] {
  const placeOf = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${idOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ item }) => item);
}
