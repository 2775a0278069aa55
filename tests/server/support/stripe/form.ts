/** Forms as Stripe reads them: `line_items[0][quantity]=1` is a record with a list of records. */

type Value = string | Value[] | { [key: string]: Value };

export function formFrom(text: string): Record<string, Value> {
  const form: Record<string, Value> = {};
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value);
  return form;
}

function keysOf(name: string): string[] {
  return name.split('[').map((key) => key.replace(/\]$/, ''));
}

function put(into: Record<string, Value> | Value[], keys: readonly string[], value: string): void {
  const [key = '', next, ...rest] = keys;
  const slots = into as Record<string, Value>;
  if (next === undefined) {
    slots[key] = value;
    return;
  }
  const given = slots[key] ?? (/^\d*$/.test(next) ? [] : {});
  slots[key] = given;
  if (typeof given === 'object') put(given, [next, ...rest], value);
}
