/** An address that a page's pattern matches, with `id` where it has to have one. */
export function sampleAddress(pattern: string, id: string): string {
  if (pattern === '*') return '/no-such-page';
  return pattern.replace(/\/:\w+\?/, '').replace(/:\w+/, id);
}
