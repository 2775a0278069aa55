const BY_NAME = ['service-worker-off.js', 'third-party-notices.txt'];

export function isHashed(name: string): boolean {
  return /\.[0-9a-f]{8}\.\w+(?:\.map)?$/.test(name);
}

/** Whether a built file is the same for all sites. Documents, texts and icons, for example, differ. */
export function isShared(name: string): boolean {
  return (isHashed(name) && !name.endsWith('.json')) || BY_NAME.includes(name);
}
