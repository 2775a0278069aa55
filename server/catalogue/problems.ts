import { type Struct, validate } from 'superstruct';

export function problemsIn<T, S>(file: string, value: unknown, struct: Struct<T, S>): string[] {
  const [error] = validate(value, struct);
  return (error?.failures() ?? []).map(({ path, message, type }) => {
    const [, expected] = /Expected (.*?),? but received/s.exec(message) ?? [];
    const remedy = type === 'never' ? 'Remove it' : `Set it to ${expected ?? message}`;
    return `${file}${placeOf(path, value)} is ${shown(valueAt(value, path))}. ${remedy}.`;
  });
}

function placeOf(path: readonly (string | number)[], value: unknown): string {
  const at = path.findIndex((it) => typeof it === 'number');
  const [list, field] = at < 0 ? [[], path] : [path.slice(0, at), path.slice(at + 1)];
  const entry = at < 0 ? undefined : valueAt(value, path.slice(0, at + 1));
  const id = Reflect.get(Object(entry), 'id') ?? Reflect.get(Object(entry), 'plan_id');
  return [
    ...(list.length > 0 ? [`, ${list.join('.')}`] : []),
    ...(at < 0 ? [] : [`, entry ${Number(path[at]) + 1}${id === undefined ? '' : ` (id ${id})`}`]),
    ...(field.length > 0 ? [`, field ${field.join('.')}`] : []),
  ].join('');
}

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);

const shown = (value: unknown) =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 80);

export function wrongCatalogue(problems: readonly string[]): Error {
  return new Error(
    ['Fin cannot start with this catalogue:', ...problems.map((it) => `  ${it}`)].join('\n'),
  );
}
