import { expect, test } from 'vitest';
import { playbackFlow, trailer, video } from '../../flows/cases/playback';
import { isEvent, type Moment, ran } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';
import {
  asksToPause,
  asksToPlay,
  playback,
  presents,
  progress,
  removes,
  shown,
  url,
  wanted,
} from './playback-page';

function sourcesAfter(testPath: readonly Moment[]): number {
  const ran = testPath.flatMap(({ calls }) => calls.map(([, name]) => name));
  const countOf = (name: string) => ran.filter((it) => it === name).length;
  return countOf('presentSource') - countOf('removeSource');
}

runAllPaths(playbackFlow, {
  'it plays only when the media says so': (now, testPath) =>
    !now.snapshot.matches({ progress: { presenting: 'playing' } }) ||
    testPath.at(-2)?.snapshot.matches({ progress: { presenting: 'playing' } }) === true ||
    isEvent(now, 'media.playing'),
  'a visitor never has a film': ({ snapshot }) =>
    snapshot.context.isMember || !snapshot.matches({ video: 'film' }),
  'the media is asked to play by a press alone': (now) =>
    !(ran(now, 'askMediaToPlay') || ran(now, 'askMediaToPause')) ||
    isEvent(now, 'play.requested', 'pause.requested'),
  'nothing of a video is fetched before the viewer wants it, or stays': (now, testPath) =>
    !ran(now, 'presentSource') ||
    now.snapshot.context.isWatched ||
    testPath.some((it) => isEvent(it, 'intent.noticed', 'page.rested', 'retry.requested')),
  'one source at a time': (_, testPath) => sourcesAfter(testPath) <= 1,
});

const film = video('hls');
const wantedAtOnce = { ...film, isPlayWanted: true };

test.each([
  ['youtube', 'youtube'],
  ['Vimeo', 'vimeo'],
  [' HLS ', 'hls'],
  ['dailymotion', 'file'],
  [null, 'file'],
])('a link of type %j is given to %s, with whether to play', (type, provider) => {
  const player = live(playbackFlow, { ...video(type), isPlayWanted: true });
  expect(player.calls).toEqual([presents(provider, url)]);
  expect(shown(player)).toEqual(['opening', 'busy', 'loading']);
});

test('a member sees the first video link, a visitor the trailer and no film', () => {
  const page = { ...film, trailer };
  const member = playback(page);
  expect(member.now().matches({ video: 'film' })).toBe(true);
  expect(member.now().context.source?.url).toBe(url);
  const visitor = playback({ ...page, isMember: false });
  expect(visitor.now().matches({ video: 'trailer' })).toBe(true);
  expect(visitor.now().context.source?.url).toBe(trailer.url);
  expect(visitor.now().context.provider).toBe('youtube');
  expect(visitor.now().can({ type: 'film.requested' })).toBe(false);
});

test('a member of a site that has only the trailer sees that', () => {
  const player = playback({ ...film, videoLinks: [], trailer });
  expect(player.now().matches({ video: 'trailer' })).toBe(true);
  expect(player.now().can({ type: 'film.requested' })).toBe(false);
});

test("a link without a type is played as its trailer's type says", () => {
  expect(playback({ ...video(null), trailer }).now().context.provider).toBe('youtube');
});

test('a trailer that is the film itself is not offered beside it', () => {
  const player = playback({ ...film, trailer: { type: 'hls', url } });
  expect(player.now().can({ type: 'trailer.requested' })).toBe(false);
});

test('a title without any video says so', () => {
  const player = live(playbackFlow, { ...film, videoLinks: [] });
  expect([player.now().hasTag('empty'), player.calls]).toEqual([true, []]);
});

test('a click on Play is a request: only the media says that it plays', () => {
  const player = wanted(film, 'media.ready');
  expect(player.send('play.requested')).toEqual([asksToPlay]);
  expect(progress(player)).toBe('starting');
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('an autoplay request from before the page opened is carried out by the media', () => {
  expect(progress(playback(wantedAtOnce, 'media.ready'))).toBe('starting');
  expect(progress(playback(wantedAtOnce, 'media.ready', 'media.playing'))).toBe('playing');
});

test('Play before the video is ready is asked of the media at once, and waits for it', () => {
  const player = wanted(film);
  expect(player.now().context.isPlayWanted).toBe(false);
  expect(player.send('play.requested')).toEqual([asksToPlay]);
  expect(progress(player)).toBe('opening');
});

test.each([
  ['by itself', playback(wantedAtOnce)],
  ['by a press, before it is ready', wanted(film, 'play.requested')],
  ['by a press, once it is ready', wanted(film, 'media.ready', 'play.requested')],
])('a browser that refuses to start a video %s leaves one press', (_, player) => {
  expect(player.now().hasTag('blocked')).toBe(false);
  player.send('media.blocked');
  expect(player.now().hasTag('blocked')).toBe(true);
  expect(player.send('play.requested')).toEqual([asksToPlay]);
  expect(player.now().hasTag('blocked')).toBe(false);
});

test('Pause is a request to the media, during playback only; a paused video resumes', () => {
  const player = wanted(film);
  expect(player.now().can({ type: 'pause.requested' })).toBe(false);
  player.send('media.playing');
  expect(player.send('pause.requested')).toEqual([asksToPause]);
  player.send('media.paused');
  expect(progress(player)).toBe('paused');
  expect(player.send('play.requested')).toEqual([asksToPlay]);
});

test('Play begins a video again that was played to its end', () => {
  const player = wanted(film, 'media.playing', 'media.paused', 'media.ended');
  expect(progress(player)).toBe('ended');
  expect(player.send('play.requested')).toEqual([asksToPlay]);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('a video that failed during playback plays when it is tried again', () => {
  const player = wanted(film, 'media.playing', 'media.failed');
  expect(player.now().hasTag('failed')).toBe(true);
  player.send('retry.requested');
  expect(progress(player)).toBe('opening');
});

test('a change to the film or the trailer plays it, whatever was before', () => {
  const player = wanted({ ...film, trailer });
  expect(player.send('trailer.requested')).toEqual([
    removes,
    presents('youtube', trailer.url, null),
  ]);
  expect([player.now().context.source?.url, progress(player)]).toEqual([trailer.url, 'opening']);
  expect(player.send('film.requested')).toEqual([removes, presents('hls', url)]);
  expect(player.now().context.source?.url).toBe(url);
});

test('missing code is loaded by a reload, which remembers that Play was clicked', () => {
  for (const facts of [[], ['media.ready']] as const) {
    const player = wanted(film, ...facts, 'play.requested', 'media.unloaded');
    expect(player.now().hasTag('failed')).toBe(true);
    expect(player.send('retry.requested')).toEqual([
      ['starts', 'reloadPage', { isPlayWanted: true }],
    ]);
    expect(shown(player)).toEqual(['reloading', 'busy', 'loading']);
    expect(player.now().context.isPlayWanted).toBe(true);
  }
});
