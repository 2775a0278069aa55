import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/catalogue';

const demo = new URL('../../demo/', import.meta.url);
const slowOrbit = new URL('streams/slow-orbit/master.m3u8', demo);
const read = (file: URL) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value = '']) => value);

test('every stream of a title that is not live has a storyboard, whose pictures are on one small sheet', () => {
  const streams = loadCatalogue()
    .titles.flatMap(({ videos }) => videos)
    .filter(({ type, url }) => type === 'HLS' && !url.endsWith('/live.m3u8'));
  const expected = streams.map(({ url }) =>
    url.replace(/(-protected)?\/[\w-]+\.m3u8/, '/storyboard.vtt'),
  );
  expect(streams.map(({ storyboard }) => storyboard)).toEqual(expected);
  for (const path of new Set(expected)) {
    const file = new URL(path.replace('/media/', ''), demo);
    const [head, ...cues] = read(file).trim().split('\n\n');
    expect(head).toBe('WEBVTT');
    expect(cues).toHaveLength(30);
    expect(cues[7]).toBe('00:00:14.000 --> 00:00:16.000\nstoryboard.webp#xywh=160,90,160,90');
    expect(statSync(new URL('storyboard.webp', file)).size).toBeLessThan(80_000);
  }
});

/** Segments shorter than half the target duration are not measured (RFC 8216 §4.1). */
function heaviestOf(name: string): number {
  const playlist = read(new URL(name, slowOrbit));
  const [target] = found(playlist, /TARGETDURATION:(\d+)/g).map(Number);
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)];
  const rates = segments.flatMap(([, seconds, file = '']) =>
    Number(seconds) < (target ?? 0) / 2
      ? []
      : [(statSync(new URL(file, slowOrbit)).size * 8) / Number(seconds)],
  );
  return Math.ceil(Math.max(...rates));
}

test.each(['master.m3u8', 'trailer.m3u8'])(
  'the bandwidths in the %s of Slow Orbit hold for each picture with its heaviest soundtrack',
  (name) => {
    const master = read(new URL(name, slowOrbit));
    const sound = Math.max(...['audio-english.m3u8', 'audio-score.m3u8'].map(heaviestOf));
    expect(found(master, /[:,]BANDWIDTH=(\d+)/g).map(Number)).toEqual(
      ['720p.m3u8', '432p.m3u8', '216p.m3u8'].map((it) => heaviestOf(it) + sound),
    );
  },
);

test('Slow Orbit has two soundtracks and two subtitles', () => {
  const master = read(slowOrbit);
  expect(found(master, /TYPE=AUDIO,.*NAME="([^"]+)"/g)).toEqual(['English', 'Score only']);
  expect(found(master, /TYPE=SUBTITLES,.*NAME="([^"]+)"/g)).toEqual(['English', 'Français']);
  for (const name of found(master, /URI="([^"]+)"/g)) {
    const playlist = read(new URL(name, slowOrbit));
    const seconds = found(playlist, /#EXTINF:([\d.]+)/g).map(Number);
    expect(seconds.reduce((sum, it) => sum + it, 0)).toBeGreaterThanOrEqual(60);
    const parts = found(playlist, /^([^#\n].*)$/gm);
    expect(parts.filter((part) => !existsSync(new URL(part, slowOrbit)))).toEqual([]);
  }
});
