const YOUTUBE = /^(?:.*(?:youtu\.be\/|\/(?:embed|shorts|live|v|e)\/|[?&]v=))?([\w-]{11})(?![\w-])/;

const VIMEO_LIST =
  /(?:(?:manage\/)?videos?|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|ondemand\/[\w-]+)\//;
const VIMEO = new RegExp(
  `^(?:https?://(?:www\\.|player\\.)?vimeo\\.com/(?:${VIMEO_LIST.source})?)?(\\d+)(?:/(\\w+))?(?:.*[?&]h=(\\w+))?`,
);

/** @throws {Error} if the URL contains no id */
export function youTubeId(url: string): string {
  return found(url, YOUTUBE)[0];
}

export function youTubePage(url: string): string | null {
  const [, id] = YOUTUBE.exec(url.trim()) ?? [];
  return id === undefined ? null : `https://www.youtube.com/watch?v=${id}`;
}

/**
 * Also returns the hash that an unlisted video requires.
 * @throws {Error} if the URL contains no id
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
