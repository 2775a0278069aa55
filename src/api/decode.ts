/**
 * Reads a parsed body as the contract states it. A list is read item by item and yields to the
 * event loop between slices, so that sixty thousand cards never make one long task.
 */
import { mask, Struct } from 'superstruct';
import { type AnyStruct, itemReader } from './item-reader';

/** Milliseconds of reading after which other tasks have their turn. */
const SLICE = 16;

/**
 * Reads `value`; a list, or the lists right inside an object, in slices.
 * @throws {StructError} when it can't be read at all, or the signal's reason once aborted
 */
export async function readInSlices(
  value: unknown,
  struct: AnyStruct,
  signal: AbortSignal,
): Promise<unknown> {
  const item = itemOf(struct);
  if (item && Array.isArray(value)) return readList(value, item, signal);
  const lists = listsIn(value, struct);
  if (lists.length === 0) return mask(value, struct);

  const emptied = Object.fromEntries(lists.map(({ key }) => [key, []]));
  const answer = mask({ ...(value as object), ...emptied }, struct) as Record<string, unknown>;
  for (const list of lists) answer[list.key] = await readList(list.values, list.item, signal);
  return answer;
}

/**
 * The items that can be read; the others are left out, and so is one whose id an earlier item has:
 * on the page it would be the same card twice.
 */
async function readList(values: unknown[], item: AnyStruct, signal: AbortSignal) {
  const readItem = itemReader(item);
  const items: unknown[] = [];
  const ids = new Set<unknown>();
  let sliceEnd = performance.now() + SLICE;
  for (const value of values) {
    const read = readItem(value);
    const id = (read as { id?: unknown } | undefined)?.id ?? null;
    if (read !== undefined && !ids.has(id)) items.push(read);
    if (id !== null) ids.add(id);
    if (performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    sliceEnd = performance.now() + SLICE;
  }
  return items;
}

/** The lists among an object's own fields, each with the struct of its items. */
function listsIn(value: unknown, struct: AnyStruct) {
  if (struct.type !== 'object' || typeof value !== 'object' || value === null) return [];
  return Object.entries(struct.schema as Record<string, AnyStruct>).flatMap(([key, inner]) => {
    const item = itemOf(inner);
    const values: unknown = (value as Record<string, unknown>)[key];
    return item && Array.isArray(values) ? [{ key, item, values }] : [];
  });
}

/** The struct of a list's items, or `null` where the struct is no list. */
function itemOf({ type, schema }: AnyStruct): AnyStruct | null {
  return type === 'array' && schema instanceof Struct ? (schema as AnyStruct) : null;
}
