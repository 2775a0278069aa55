import { expect, test } from 'vitest';
import { playbackFlow, twoSources, video } from '../../flows/cases/playback';
import { live } from './harness/live';
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

const film = video('hls');
const wantedAtOnce = { ...film, isPlayWanted: true };

test.each(['youtube', 'vimeo'])(
  '%s has a Play button of its own, so nothing hides it while it starts',
  (type) => {
    expect(shown(wanted(video(type), 'media.ready', 'play.requested'))).toEqual([
      'startingInFrame',
    ]);
  },
);

test('a video that waits for data stays visible, may be paused, and resumes', () => {
  const player = wanted(film, 'media.playing', 'media.stalled');
  expect(shown(player)).toEqual(['stalled']);
  expect(player.now().can({ type: 'pause.requested' })).toBe(true);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
  player.send('media.stalled', 'media.paused');
  expect(progress(player)).toBe('paused');
});

test('the page is busy or loading exactly while the video is', () => {
  const player = wanted(film);
  expect(shown(player)).toEqual(['loading', 'busy', 'loading']);
  player.send('media.ready');
  expect(shown(player)).toEqual(['ready']);
  player.send('play.requested');
  expect(shown(player)).toEqual(['starting', 'busy', 'loading']);
  player.send('media.blocked', 'play.requested');
  expect(shown(player)).toEqual(['starting', 'busy', 'loading']);
  const opening = playback(wantedAtOnce);
  expect(shown(opening)).toEqual(['opening', 'busy', 'loading']);
  opening.send('media.unloaded', 'retry.requested');
  expect(shown(opening)).toEqual(['reloading', 'busy', 'loading']);
});

test.each([
  ['is loaded', [], 'loading', 'opening'],
  ['starts', ['media.ready'], 'ready', 'starting'],
] as const)('Pause while a video %s withdraws the autoplay request', (_, facts, stood, begun) => {
  const player = playback(wantedAtOnce, ...facts);
  expect(player.send('pause.requested')).toEqual([asksToPause]);
  expect([progress(player), player.now().context.isPlayWanted]).toEqual([stood, false]);
  player.send('media.paused');
  expect(progress(player)).toBe(stood);
  expect(player.send('play.requested')).toEqual([asksToPlay]);
  expect(progress(player)).toBe(begun);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('a video whose Play was withdrawn can play once it is loaded, not before', () => {
  const player = playback(wantedAtOnce, 'pause.requested', 'media.ready');
  expect([progress(player), player.now().context.isPlayWanted]).toEqual(['ready', false]);
});

test.each(['hls', 'youtube'])(
  '%s that is paused from outside while it starts stands still',
  (type) => {
    const page = { ...video(type), isPlayWanted: true };
    expect(shown(playback(page, 'media.ready', 'media.paused'))).toEqual(['paused']);
    expect(shown(playback(page, 'media.paused'))).toEqual(['paused']);
  },
);

test.each([[['media.paused']], [['media.paused', 'media.ended']]] as const)(
  'after %j, Pause withdraws Play before the video starts',
  (facts) => {
    const player = wanted(film, 'media.playing', ...facts);
    expect(player.send('play.requested', 'pause.requested')).toEqual([asksToPlay, asksToPause]);
    expect(progress(player)).toBe('paused');
  },
);

test.each([
  ['media.paused', 'paused'],
  ['media.blocked', 'paused'],
  ['media.stalled', 'stalled'],
  ['media.playing', 'playing'],
] as const)('a video that was to go on, and says %s, is %s', (type, state) => {
  const player = wanted(film, 'media.playing', 'media.paused', 'play.requested');
  expect(shown(player)).toEqual(['stalled']);
  player.send(type);
  expect(progress(player)).toBe(state);
});

test('a film whose Play was withdrawn does not start from its next source', () => {
  const player = playback({ ...twoSources, isPlayWanted: true }, 'pause.requested');
  expect(player.send({ type: 'source.replaced', link: 1 })).toEqual([removes]);
  expect(progress(player)).toBe('awaitingIntent');
});

test.each([
  ['paused', ['media.playing', 'pause.requested', 'media.paused']],
  ['paused while it waits for data', ['media.playing', 'media.stalled', 'pause.requested']],
  ['ended', ['media.playing', 'media.paused', 'media.ended']],
] as const)('a film that was %s does not play from its next source, until Play', (_, facts) => {
  const player = wanted(twoSources, ...facts);
  expect(player.send({ type: 'source.replaced', link: 1 })).toEqual([
    removes,
    presents('file', 'https://video.example/2', 1, false),
  ]);
  expect([progress(player), player.now().context.isWatched]).toEqual(['loading', true]);
  player.send('media.ready');
  expect(shown(player)).toEqual(['ready']);
  expect(player.send('play.requested', 'media.playing')).toEqual([asksToPlay]);
  expect(player.send({ type: 'source.replaced', link: 0 })).toContainEqual(presents('hls', url));
});

test.each(['media.paused', 'media.ended'] as const)(
  'a film that waits for data after %s and Play plays from its next source',
  (type) => {
    const player = wanted(twoSources, 'media.playing', 'pause.requested', type, 'play.requested');
    expect(player.send({ type: 'source.replaced', link: 1 })).toEqual([
      removes,
      presents('file', 'https://video.example/2', 1),
    ]);
  },
);

test('Pause withdraws Play before an embed has loaded, but not while it waits for its own click', () => {
  const player = playback({ ...video('youtube'), isPlayWanted: true }, 'pause.requested');
  expect(progress(player)).toBe('loading');
  player.send('play.requested');
  expect(progress(player)).toBe('opening');
  player.send('media.ready');
  expect(progress(player)).toBe('startingInFrame');
  expect(player.now().can({ type: 'pause.requested' })).toBe(false);
});

test('a title without a video starts with the plain player and no source', () => {
  const player = playback({ ...film, videoLinks: [] });
  expect(player.now().context).toMatchObject({ source: null, link: 0, provider: 'file' });
});

test('a protected film passes its protection to the player', () => {
  const address = 'https://licence.example';
  const protection = [{ system: 'clearkey' as const, license_url: address, certificate_url: null }];
  const source = { url: 'https://video.example/1', protection };
  const player = live(playbackFlow, { ...wantedAtOnce, videoLinks: [{ type: 'hls', ...source }] });
  expect(player.calls).toEqual([['runs', 'presentSource', expect.objectContaining(source)]]);
});
