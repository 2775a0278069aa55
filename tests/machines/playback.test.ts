import { expect, test } from 'vitest';
import { playbackFlow, trailer, video } from '../../flows/cases/playback';
import { isEvent, type Moment, ran } from '../../flows/harness/promises';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';
import { progress, wanted } from './playback-page';

/** How many sources are on the page. */
function sourcesAfter(walk: readonly Moment[]): number {
  const ran = walk.flatMap(({ calls }) => calls.map(([, name]) => name));
  const countOf = (name: string) => ran.filter((it) => it === name).length;
  return countOf('presentSource') - countOf('removeSource');
}

walkAllPaths(playbackFlow, {
  'it plays only when the media says so': (now, walk) =>
    !now.snapshot.matches({ progress: { presenting: 'playing' } }) ||
    walk.at(-2)?.snapshot.matches({ progress: { presenting: 'playing' } }) === true ||
    isEvent(now, 'media.playing'),
  'a visitor never has a film': ({ snapshot }) =>
    snapshot.context.isMember || !snapshot.matches({ video: 'film' }),
  'the media is asked to play by a press alone': (now) =>
    !(ran(now, 'askMediaToPlay') || ran(now, 'askMediaToPause')) ||
    isEvent(now, 'play.requested', 'pause.requested'),
  'nothing of a video is fetched before the viewer wants it, or stays': (now, walk) =>
    !ran(now, 'presentSource') ||
    now.snapshot.context.isPlayWanted ||
    walk.some((it) => isEvent(it, 'intent.noticed', 'page.rested', 'retry.requested')),
  'one source at a time': (_, walk) => sourcesAfter(walk) <= 1,
});

test.each([
  ['youtube', 'youtube'],
  ['Vimeo', 'vimeo'],
  [' HLS ', 'hls'],
  ['dailymotion', 'file'],
  [null, 'file'],
])('a link of type %j plays through %s', (type, provider) => {
  expect(live(playbackFlow, video(type)).now().context.provider).toBe(provider);
});

test('a member sees the first video link, a visitor the trailer', () => {
  const page = { ...video('hls'), trailer };
  const member = live(playbackFlow, page);
  expect(member.now().matches({ video: 'film' })).toBe(true);
  expect(member.now().context.source?.url).toBe('https://video.example/1');
  const visitor = live(playbackFlow, { ...page, isMember: false });
  expect(visitor.now().matches({ video: 'trailer' })).toBe(true);
  expect(visitor.now().context.source?.url).toBe(trailer.url);
  expect(visitor.now().context.provider).toBe('youtube');
});

test('a member of a site that has only the trailer sees that', () => {
  const player = live(playbackFlow, { ...video('hls'), videoLinks: [], trailer });
  expect(player.now().matches({ video: 'trailer' })).toBe(true);
  expect(player.now().can({ type: 'film.requested' })).toBe(false);
});

test("a link without a type is played as its trailer's type says", () => {
  expect(live(playbackFlow, { ...video(null), trailer }).now().context.provider).toBe('youtube');
});

test('a trailer that is the film itself is not offered beside it', () => {
  const film = { type: 'hls', url: 'https://video.example/1' };
  const player = live(playbackFlow, { ...video('hls'), trailer: film });
  expect(player.now().can({ type: 'trailer.requested' })).toBe(false);
});

test('a title without any video says so', () => {
  const player = live(playbackFlow, { ...video('hls'), videoLinks: [] });
  expect(player.now().hasTag('empty')).toBe(true);
  expect(player.running()).toEqual([]);
});

test('a click on Play is a request: only the media says that it plays', () => {
  const player = wanted(video('hls'));
  player.send('media.ready');
  player.takeCalls();
  player.send('play.requested');
  expect(progress(player)).toBe('starting');
  expect(player.takeCalls()).toEqual([['runs', 'askMediaToPlay']]);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('what is to play before the page opens is played by the media, not by a press', () => {
  const player = live(playbackFlow, { ...video('hls'), isPlayWanted: true });
  expect(progress(player)).toBe('opening');
  player.send('media.ready');
  expect(progress(player)).toBe('starting');
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('a browser that refuses to start a video by itself leaves one press', () => {
  const player = live(playbackFlow, { ...video('hls'), isPlayWanted: true });
  player.send('media.blocked');
  expect(player.now().hasTag('blocked')).toBe(true);
  expect(player.send('play.requested')).toEqual([['runs', 'askMediaToPlay']]);
});

test('a member changes from the film to its trailer and back; each begins at its start', () => {
  const player = wanted({ ...video('hls'), trailer });
  const shown = () => player.now().context.source?.url;
  player.takeCalls();
  player.send('trailer.requested');
  const media = { provider: 'youtube', url: trailer.url, link: null };
  expect(player.takeCalls()).toEqual([
    ['runs', 'removeSource'],
    ['runs', 'presentSource', { ...media, isPlayWanted: true }],
  ]);
  expect(shown()).toBe(trailer.url);
  expect(progress(player)).toBe('opening');
  player.send('film.requested');
  expect(shown()).toBe('https://video.example/1');
});

test("a visitor can't change to the film", () => {
  const player = live(playbackFlow, { ...video('hls'), isMember: false, trailer });
  expect(player.now().can({ type: 'film.requested' })).toBe(false);
});

test('code that could not be loaded is had again by a reload, which keeps that Play was pressed', () => {
  const player = wanted(video('hls'));
  player.send('play.requested', 'media.unloaded');
  expect(player.now().hasTag('failed')).toBe(true);
  player.takeCalls();
  player.send('retry.requested');
  expect(progress(player)).toBe('reloading');
  expect(player.now().context.isPlayWanted).toBe(true);
});

test('Pause is asked of the media, and only while it plays', () => {
  const player = wanted(video('hls'));
  expect(player.now().can({ type: 'pause.requested' })).toBe(false);
  player.send('media.playing');
  expect(player.send('pause.requested')).toEqual([['runs', 'askMediaToPause']]);
  player.send('media.paused');
  expect(progress(player)).toBe('paused');
});

test('Play begins a video again that was played to its end', () => {
  const player = wanted(video('hls'));
  player.send('media.playing');
  // A browser pauses a video at its end.
  player.send('media.paused', 'media.ended');
  expect(progress(player)).toBe('ended');
  expect(player.send('play.requested')).toEqual([['runs', 'askMediaToPlay']]);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

const url = 'https://video.example/1';

test.each(['youtube', 'vimeo', 'hls', 'file'] as const)(
  'the media of %s is given its source, and whether to play',
  (provider) => {
    const player = live(playbackFlow, { ...video(provider), isPlayWanted: true });
    expect(player.calls).toEqual([
      [...['runs', 'presentSource'], { provider, url, link: 0, isPlayWanted: true }],
    ]);
    expect(progress(player)).toBe('opening');
    expect(player.now().hasTag('busy')).toBe(true);
  },
);

test('Play before the video is ready is asked of the media at once, and waits for it', () => {
  const player = wanted(video('hls'));
  expect(player.now().context.isPlayWanted).toBe(false);
  expect(player.send('play.requested')).toEqual([['runs', 'askMediaToPlay']]);
  expect(progress(player)).toBe('opening');
});

test('Play that the browser refuses leaves one press, before and after the video is ready', () => {
  for (const isReady of [true, false]) {
    const player = wanted(video('hls'));
    if (isReady) player.send('media.ready');
    player.send('play.requested');
    expect(player.now().hasTag('blocked')).toBe(false);
    player.send('media.blocked');
    expect(player.now().hasTag('blocked')).toBe(true);
    player.send('play.requested');
    expect(player.now().hasTag('blocked')).toBe(false);
  }
});

test('a paused video is played on by the media', () => {
  const player = wanted(video('hls'));
  player.send('media.playing', 'media.paused');
  expect(player.send('play.requested')).toEqual([['runs', 'askMediaToPlay']]);
});

test('a video that played and failed is to play when it is tried again', () => {
  const player = wanted(video('hls'));
  player.send('media.playing', 'media.failed');
  expect(player.now().hasTag('failed')).toBe(true);
  player.send('retry.requested');
  expect(progress(player)).toBe('opening');
});

test('a change to the film or the trailer plays it, whatever was before', () => {
  const player = wanted({ ...video('hls'), trailer });
  expect(player.send('trailer.requested')).toEqual([
    ['runs', 'removeSource'],
    [
      ...['runs', 'presentSource'],
      {
        ...{ provider: 'youtube', url: trailer.url },
        ...{ link: null, isPlayWanted: true },
      },
    ],
  ]);
  expect(player.send('film.requested')).toEqual([
    ['runs', 'removeSource'],
    [...['runs', 'presentSource'], { provider: 'hls', url, link: 0, isPlayWanted: true }],
  ]);
});

test('a reload is told that Play was pressed, and the page says that it is at work', () => {
  const player = wanted(video('hls'));
  player.send('media.ready', 'play.requested', 'media.unloaded');
  player.takeCalls();
  player.send('retry.requested');
  expect(player.takeCalls()).toEqual([['starts', 'reloadPage', { isPlayWanted: true }]]);
  expect(player.now().hasTag('busy')).toBe(true);
});
