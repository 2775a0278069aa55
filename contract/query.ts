/** Unlike `encodeURIComponent`, `URLSearchParams` doesn't throw on a lone surrogate. */
export function encodeQuery(params: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? '' : `?${query.toString().replaceAll('+', '%20')}`;
}

export function addressOf(path: string, params: Readonly<Record<string, unknown>>): string {
  const rest = { ...params };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(params[name]));
  });
  return filled + encodeQuery(rest);
}
