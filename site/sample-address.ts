export function sampleAddress(pattern: string, id: string): string {
  if (pattern === '*') return '/no-such-page';
  return pattern.replace(/\/:\w+\?/, '').replace(/:\w+/, id);
}
