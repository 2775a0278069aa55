import type { Page } from 'playwright-core';
import type { Link } from '../player-page';
import { SEGMENTS } from './faults';

export const film: Link = { type: 'HLS', url: '/media/streams/short/film.m3u8' };
export const LENGTH = 4;
export const PART = /deep-reef\/216p-\d\.m4s/;
export const part = (at: number) => new RegExp(`deep-reef/216p-${at}\\.m4s`);

export async function shorten(
  page: Page,
  count = 4,
  before: Record<number, string> = {},
): Promise<void> {
  const parts = Array.from({ length: count }, (_, at) => [
    ...(before[at] ? [before[at]] : []),
    ...[`#EXTINF:${LENGTH}.0,`, `${SEGMENTS}/216p-${at}.m4s`],
  ]);
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${LENGTH}`],
    ...['#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-MAP:URI="${SEGMENTS}/216p-init.mp4"`],
    ...[...parts.flat(), '#EXT-X-ENDLIST'],
  ];
  await page.route('**/short/film.m3u8', (route) =>
    route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: lines.join('\n') }),
  );
}
