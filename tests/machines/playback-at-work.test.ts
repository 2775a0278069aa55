/** What the page says of a video that loads, starts or waits. */
import { expect, test } from 'vitest';
import { playbackFlow, twoSources, video } from '../../flows/cases/playback';
import { live } from './harness/live';
import { type Playback, progress, wanted } from './playback-page';

test('an outside player has a Play button of its own, so nothing hides it while it starts', () => {
  const player = wanted(video('youtube'));
  player.send('media.ready', 'play.requested');
  expect(progress(player)).toBe('startingInFrame');
  expect(player.now().hasTag('busy')).toBe(false);
});

test('a video that waits for data stays in sight, may be paused, and goes on; patience shows the wait', () => {
  const player = wanted(video('hls'));
  player.send('media.playing', 'media.stalled');
  const { now } = player;
  expect([now().hasTag('busy'), now().hasTag('loading')]).toEqual([false, false]);
  expect(now().can({ type: 'pause.requested' })).toBe(true);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('the page says that it is at work, or loads, exactly while it does', () => {
  const page = { ...video('hls'), isPlayWanted: true };
  const tags = (player: Playback) =>
    ['busy', 'loading'].map((tag) => player.now().hasTag(tag as 'busy'));
  const player = wanted(video('hls'));
  expect([progress(player), tags(player)]).toEqual(['loading', [true, true]]);
  player.send('media.ready');
  expect([progress(player), tags(player)]).toEqual(['ready', [false, false]]);
  player.send('play.requested');
  expect([progress(player), tags(player)]).toEqual(['starting', [true, true]]);
  player.send('media.blocked', 'play.requested');
  expect([progress(player), tags(player)]).toEqual(['starting', [true, true]]);
  const opening = live(playbackFlow, page);
  expect([progress(opening), tags(opening)]).toEqual(['opening', [true, true]]);
  opening.send('media.unloaded', 'retry.requested');
  expect([progress(opening), tags(opening)]).toEqual(['reloading', [true, true]]);
});

test('a video that waits for data, and is paused, stands still', () => {
  const player = wanted(video('hls'));
  player.send('media.playing', 'media.stalled', 'media.paused');
  expect(progress(player)).toBe('paused');
});

test.each([
  ['is loaded', [], 'loading', 'opening'],
  ['starts', ['media.ready'], 'ready', 'starting'],
] as const)('Pause while a video %s takes Play back', (_, facts, stood, begun) => {
  const player = live(playbackFlow, { ...video('hls'), isPlayWanted: true });
  for (const type of facts) player.send(type);
  player.takeCalls();
  player.send('pause.requested');
  expect(player.takeCalls()).toEqual([['runs', 'askMediaToPause']]);
  expect([progress(player), player.now().context.isPlayWanted]).toEqual([stood, false]);
  player.send('media.paused');
  expect(progress(player)).toBe(stood);
  player.send('play.requested');
  expect(player.takeCalls()).toEqual([['runs', 'askMediaToPlay']]);
  expect(progress(player)).toBe(begun);
  player.send('media.playing');
  expect(progress(player)).toBe('playing');
});

test('a video that Play was taken back from can be played once it is loaded, and not before', () => {
  const player = live(playbackFlow, { ...video('hls'), isPlayWanted: true });
  player.send('pause.requested', 'media.ready');
  expect([progress(player), player.now().context.isPlayWanted]).toEqual(['ready', false]);
});

test.each(['hls', 'youtube'])(
  '%s that is paused from outside while it starts stands still',
  (type) => {
    const player = live(playbackFlow, { ...video(type), isPlayWanted: true });
    player.send('media.ready', 'media.paused');
    expect([progress(player), player.now().hasTag('busy')]).toEqual(['paused', false]);
    const opening = live(playbackFlow, { ...video(type), isPlayWanted: true });
    opening.send('media.paused');
    expect([progress(opening), opening.now().hasTag('busy')]).toEqual(['paused', false]);
  },
);

const standing = [['media.paused'], ['media.paused', 'media.ended']] as const;

test.each(standing)(
  'after %s and %s, Pause takes Play back while the video still stands',
  (...facts) => {
    const player = wanted(video('hls'));
    player.send('media.playing');
    for (const fact of facts) if (fact) player.send({ type: fact });
    expect(player.send('play.requested', 'pause.requested')).toEqual([
      ['runs', 'askMediaToPlay'],
      ['runs', 'askMediaToPause'],
    ]);
    expect(progress(player)).toBe('paused');
  },
);

test.each([
  ['media.paused', 'paused'],
  ['media.blocked', 'paused'],
  ['media.stalled', 'stalled'],
  ['media.playing', 'playing'],
] as const)('a video that was to go on, and says %s, is %s', (type, state) => {
  const player = wanted(video('hls'));
  player.send('media.playing', 'media.paused', 'play.requested');
  expect([progress(player), player.now().hasTag('busy')]).toEqual(['stalled', false]);
  player.send(type);
  expect(progress(player)).toBe(state);
});

test('a film that was taken back does not begin by itself from its next source', () => {
  const player = live(playbackFlow, { ...twoSources, isPlayWanted: true });
  player.send('pause.requested');
  player.takeCalls();
  player.send({ type: 'source.replaced', link: 1 });
  expect(player.now().matches({ progress: 'awaitingIntent' })).toBe(true);
  expect(player.takeCalls()).toEqual([['runs', 'removeSource']]);
});

test('Pause before an outside player is there takes Play back, and not while it waits for a press of its own', () => {
  const player = live(playbackFlow, { ...video('youtube'), isPlayWanted: true });
  player.send('pause.requested');
  expect(progress(player)).toBe('loading');
  player.send('play.requested');
  expect(progress(player)).toBe('opening');
  player.send('media.ready');
  expect(progress(player)).toBe('startingInFrame');
  expect(player.now().can({ type: 'pause.requested' })).toBe(false);
});

test('Vimeo has a Play button of its own, too', () => {
  const player = wanted(video('vimeo'));
  player.send('media.ready', 'play.requested');
  expect(progress(player)).toBe('startingInFrame');
});

test('a title without any video begins with the plain player, and no source', () => {
  const player = live(playbackFlow, { ...video('hls'), videoLinks: [] });
  expect(player.now().context).toMatchObject({ source: null, link: 0, provider: 'file' });
});

test('a protected film hands its protection on', () => {
  const address = 'https://licence.example';
  const protection = [{ system: 'clearkey' as const, license_url: address, certificate_url: null }];
  const page = video('hls');
  const url = 'https://video.example/1';
  const videoLinks = [{ type: 'hls', url, protection }];
  const player = live(playbackFlow, { ...page, videoLinks, isPlayWanted: true });
  expect(player.calls).toEqual([
    ['runs', 'presentSource', expect.objectContaining({ url, protection })],
  ]);
});
