/**
 * Encodes a payload as a multipart form (spec §7): nested values as `cast[0][name]`, `true` as
 * `1`. Omits `null` and `undefined`.
 */
export function toMultipart(payload: unknown): FormData {
  const form = new FormData();
  append(form, '', payload);
  return form;
}

function append(form: FormData, key: string, value: unknown) {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(key, value);
  else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      append(form, key === '' ? name : `${key}[${name}]`, inner);
    }
  } else form.append(key, value === true ? '1' : String(value));
}
