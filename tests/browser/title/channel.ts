import type { Page } from 'playwright-core';
import { intercept } from '../setup/interception';
import { SEGMENTS } from './holding/faults';
import type { Link } from './player-page';

export const LENGTH = 4;
/** Segments per playlist, which must exceed the player's distance from the live edge. */
export const LISTED = 10;

export async function broadcast(page: Page) {
  const channel = { firsts: [] as string[], isOver: false, isSilent: false, isCut: false };
  const began = performance.now();
  await intercept(page, '**/live/channel.m3u8', async (list) => {
    if (channel.isCut) return list.abort('InternetDisconnected');
    if (channel.isSilent) return list.answer({ status: 404, body: 'no' });
    const first = Math.min(5, Math.floor((performance.now() - began) / 1000 / LENGTH));
    const segments = Array.from(
      { length: LISTED },
      (_, at) => `${SEGMENTS}/216p-${first + at}.m4s`,
    );
    channel.firsts.push(segments[0] ?? '');
    await list.answer({
      contentType: 'application/vnd.apple.mpegurl',
      body: [
        ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${LENGTH}`],
        `#EXT-X-MEDIA-SEQUENCE:${first}`,
        `#EXT-X-MAP:URI="${SEGMENTS}/216p-init.mp4"`,
        ...segments.flatMap((it) => [`#EXTINF:${LENGTH}.0,`, it]),
        ...(channel.isOver ? ['#EXT-X-ENDLIST'] : []),
      ].join('\n'),
    });
  });
  return channel;
}

export const CHANNEL: Link = { type: 'HLS', url: '/media/streams/live/channel.m3u8' };
