export function formOf(payload: object = {}): FormData {
  const form = new FormData();
  fill(form, payload, (key) => key);
  return form;
}

function fill(form: FormData, values: object, nameOf: (key: string) => string): void {
  for (const [key, value] of Object.entries(values)) {
    const name = nameOf(key);
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'object') fill(form, value, (inner) => `${name}[${inner}]`);
    else form.append(name, value === true ? '1' : String(value));
  }
}
