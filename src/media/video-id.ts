const YOUTUBE = /^(?:.*(?:youtu\.be\/|\/(?:embed|shorts|live|v|e)\/|[?&]v=))?([\w-]{11})(?![\w-])/;

/** The path from Vimeo's host to a video's id: nothing, or the list in which it is shared. */
const VIMEO_LIST =
  /(?:(?:manage\/)?videos?|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|ondemand\/[\w-]+)\//;
const VIMEO = new RegExp(
  `^(?:https?://(?:www\\.|player\\.)?vimeo\\.com/(?:${VIMEO_LIST.source})?)?(\\d+)(?:/(\\w+))?(?:.*[?&]h=(\\w+))?`,
);

/**
 * The id of a YouTube video, from any of the addresses people share, or the id itself.
 * @throws {Error} when there is none
 */
export function youTubeId(url: string): string {
  return found(url, YOUTUBE)[0];
}

/** The page at YouTube of a video; `null` where the address names none. */
export function youTubePage(url: string): string | null {
  const [, id] = YOUTUBE.exec(url.trim()) ?? [];
  return id === undefined ? null : `https://www.youtube.com/watch?v=${id}`;
}

/**
 * The id of a Vimeo video, and the hash of an unlisted one.
 * @throws {Error} when there is no id
 */
export function vimeoId(url: string): { id: string; hash: string | null } {
  const [id, inPath, inQuery] = found(url, VIMEO);
  return { id, hash: inPath ?? inQuery ?? null };
}

function found(url: string, pattern: RegExp): [string, ...(string | undefined)[]] {
  const [, id, ...rest] = pattern.exec(url.trim()) ?? [];
  if (id === undefined) throw new Error(`There is no video id in ${url}`);
  return [id, ...rest];
}
