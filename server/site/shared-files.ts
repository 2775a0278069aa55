/** Which files of the build are the same for every site. */
const BY_NAME = ['service-worker-off.js', 'third-party-notices.txt'];

/** Built files carry a hash of their content in their name. */
export function isHashed(name: string): boolean {
  return /\.[0-9a-f]{8}\.\w+(?:\.map)?$/.test(name);
}

/** The others – documents, texts, icons – are those of the site that has no folder. */
export function isShared(name: string): boolean {
  return (isHashed(name) && !name.endsWith('.json')) || BY_NAME.includes(name);
}
