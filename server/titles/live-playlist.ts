/**
 * Simulates a live channel: a sliding playlist (RFC 8216, 6.2.2) that loops a video endlessly.
 *
 * Playlists are derived from the clock, so all servers agree without shared state.
 */

const WINDOW = 8;

export function liveSource(path: string): string | null {
  if (path.endsWith('/live.m3u8')) return path.replace(/live\.m3u8$/, 'master.m3u8');
  return /\/live-\w+\.m3u8$/.test(path) ? path.replace('/live-', '/') : null;
}

export function livePlaylist(source: string, now: number): string {
  return source.includes('#EXT-X-STREAM-INF')
    ? source.replaceAll(/^(\w+\.m3u8)$/gm, 'live-$1')
    : sliding(source, now);
}

function sliding(source: string, now: number): string {
  const segments = [...source.matchAll(/^#EXTINF:([\d.]+),\n(.+)$/gm)].map(
    ([, seconds, name = '']) => ({ length: Number(seconds) * 1000, name }),
  );
  const round = segments.reduce((sum, { length }) => sum + length, 0);
  const rounds = Math.floor(now / round);
  const beginning = (place: number) =>
    segments.slice(0, place).reduce((sum, { length }) => sum + length, 0);
  const complete = segments.filter((_, at) => beginning(at + 1) <= now % round).length;
  const end = rounds * segments.length + complete;
  const first = end - WINDOW;
  const lines = Array.from({ length: WINDOW }, (_, at) => {
    const place = (first + at) % segments.length;
    const { length, name } = segments[place] ?? { length: 0, name: '' };
    const isAgain = place === 0 && at > 0;
    return [...(isAgain ? ['#EXT-X-DISCONTINUITY'] : []), `#EXTINF:${length / 1000},`, name];
  });
  const firstRound = Math.floor(first / segments.length);
  const begun = new Date(firstRound * round + beginning(first % segments.length)).toISOString();
  return [
    ...source.slice(0, source.indexOf('#EXTINF')).split('\n').filter(isLasting),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${firstRound}`,
    `#EXT-X-PROGRAM-DATE-TIME:${begun}`,
    ...lines.flat(),
    '',
  ].join('\n');
}

function isLasting(line: string): boolean {
  return line !== '' && !/^#EXT-X-(MEDIA-SEQUENCE|PLAYLIST-TYPE)/.test(line);
}
