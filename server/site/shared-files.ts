const BY_NAME = ['service-worker-off.js', 'third-party-notices.txt'];

export function isHashed(name: string): boolean {
  return /\.[0-9a-f]{8}\.\w+(?:\.map)?$/.test(name);
}

/** Documents, texts and icons differ between sites. */
export function isShared(name: string): boolean {
  return (isHashed(name) && !name.endsWith('.json')) || BY_NAME.includes(name);
}
