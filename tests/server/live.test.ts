import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { livePlaylist, liveSource } from '../../server/titles/live-playlist';

const stream = (name: string) =>
  readFileSync(new URL(`../../demo/streams/neon-drive/${name}`, import.meta.url), 'utf8');

/** Fifteen segments of four seconds, in milliseconds. */
const ROUND = 60_000;

test('a live playlist is derived from the playlist beside it', () => {
  expect(
    ['a/live.m3u8', 'a/live-720p.m3u8', 'a/720p.m3u8', 'live-show/master.m3u8'].map(liveSource),
  ).toEqual(['a/master.m3u8', 'a/720p.m3u8', null, null]);
});

test('the master playlist names live renditions', () => {
  const names = livePlaylist(stream('master.m3u8'), 0).match(/^.+\.m3u8$/gm);
  expect(names).toEqual(['live-720p.m3u8', 'live-432p.m3u8', 'live-216p.m3u8']);
});

test('a rendition holds the last eight complete segments, and marks where the loop began again', () => {
  expect(livePlaylist(stream('216p.m3u8'), 100 * ROUND + 13_000).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="216p-init.mp4"',
    '#EXT-X-MEDIA-SEQUENCE:1495',
    '#EXT-X-DISCONTINUITY-SEQUENCE:99',
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(100 * ROUND - 20_000).toISOString()}`,
    ...[10, 11, 12, 13, 14].flatMap((at) => ['#EXTINF:4,', `216p-${at}.m4s`]),
    '#EXT-X-DISCONTINUITY',
    ...[0, 1, 2].flatMap((at) => ['#EXTINF:4,', `216p-${at}.m4s`]),
    '',
  ]);
});

test('four seconds later it has moved by one segment, and by the end of the loop by all', () => {
  const first = (now: number) => {
    const text = livePlaylist(stream('216p.m3u8'), now);
    return [/SEQUENCE:(\d+)/.exec(text)?.[1], /^216p-\d+/m.exec(text)?.[0]];
  };
  expect([0, 4_000, ROUND].map((later) => first(100 * ROUND + 13_000 + later))).toEqual([
    ['1495', '216p-10'],
    ['1496', '216p-11'],
    ['1510', '216p-10'],
  ]);
});
