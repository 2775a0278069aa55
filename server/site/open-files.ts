/** Which of the streams' files are everybody's: the trailers, and what their playlists name. */
const NAMED = /^[^#\s].*$|(?<=URI=")[^"]+(?=")/gm;

/**
 * @param read a playlist by its path; `null` for one that is missing
 * @param paths of the trailers; one that is missing opens nothing else
 */
export async function openFiles(
  read: (path: string) => Promise<string | null>,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (open.has(path)) return;
    open.add(path);
    if (!path.endsWith('.m3u8')) return;
    const playlist = (await read(path)) ?? '';
    for (const [name] of playlist.matchAll(NAMED)) await add(beside(path, name));
  };
  for (const path of paths) await add(path);
  return open;
}

/** What a playlist calls `name`, below the folder. */
function beside(playlist: string, name: string): string {
  return new URL(name, `file:///${playlist}`).pathname.slice(1);
}
