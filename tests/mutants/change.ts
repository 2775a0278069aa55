export type Path = readonly (string | number)[];
export type Config = Readonly<Record<string, unknown>>;

/** `undefined` removes the value. */
export interface Edit {
  readonly path: Path;
  readonly value: unknown;
}

export interface Change {
  readonly operator: string;
  readonly place: string;
  readonly change: string;
  readonly edits: readonly Edit[];
}

export function apply(config: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce((given, { path, value }) => put(given, path, value), config);
}

function put(given: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = rest.length > 0 ? put(Object(given)[key], rest, value) : value;
  if (Array.isArray(given)) {
    return given.toSpliced(Number(key), 1, ...(inner === undefined ? [] : [inner]));
  }
  const { [key]: _, ...others } = given as Config;
  return inner === undefined ? others : { ...(given as Config), [key]: inner };
}

export function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function partsOf(value: unknown): [string, unknown][] {
  return isConfig(value) ? Object.entries(value) : [];
}

export function itemsOf(value: unknown): [Path, unknown][] {
  if (Array.isArray(value)) return value.map((item, at) => [[at], item]);
  return value === undefined ? [] : [[[], value]];
}

export function nameOf(item: unknown): string {
  if (!isConfig(item)) return String(item);
  return String(item.type ?? item.id);
}
