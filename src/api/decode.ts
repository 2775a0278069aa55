import { mask, Struct } from 'superstruct';
import { type AnyStruct, itemReader } from './item-reader';

const SLICE = 16;

/**
 * Decodes a response body. Drops list items that are unreadable or repeat an id, if the list is
 * the body itself or one of its fields. Yields to the event loop during long lists.
 * @throws {StructError} if the body is unreadable, or the signal's reason if aborted during a list
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

function listsIn(value: unknown, struct: AnyStruct) {
  if (struct.type !== 'object' || typeof value !== 'object' || value === null) return [];
  return Object.entries(struct.schema as Record<string, AnyStruct>).flatMap(([key, inner]) => {
    const item = itemOf(inner);
    const values: unknown = (value as Record<string, unknown>)[key];
    return item && Array.isArray(values) ? [{ key, item, values }] : [];
  });
}

function itemOf({ type, schema }: AnyStruct): AnyStruct | null {
  return type === 'array' && schema instanceof Struct ? (schema as AnyStruct) : null;
}
