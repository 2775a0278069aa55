/** What the page says of a video that loads, starts or waits. */
import { expect, test } from 'vitest';
import { playerFlow, video } from '../../flows/cases/player';
import { live } from './harness/live';
import { type Player, progress, wanted } from './player-page';

test('an outside player has a Play button of its own, so nothing hides it while it starts', () => {
  const player = wanted(video('youtube'));
  player.send({ type: 'media.ready' });
  player.send({ type: 'play.requested' });
  expect(progress(player)).toBe('startingInFrame');
  expect(player.now().hasTag('busy')).toBe(false);
});

test('a video that waits for data stays in sight, may be paused, and goes on; patience shows the wait', () => {
  const player = wanted(video('hls'));
  player.send({ type: 'media.playing' });
  player.send({ type: 'media.stalled' });
  const { now } = player;
  expect([now().hasTag('busy'), now().hasTag('loading')]).toEqual([false, false]);
  expect(now().can({ type: 'pause.requested' })).toBe(true);
  player.send({ type: 'media.playing' });
  expect(progress(player)).toBe('playing');
});

test('the page says that it is at work, or loads, exactly while it does', () => {
  const page = { ...video('hls'), isPlayWanted: true };
  const tags = (player: Player) =>
    ['busy', 'loading'].map((tag) => player.now().hasTag(tag as 'busy'));
  const player = wanted(video('hls'));
  expect([progress(player), tags(player)]).toEqual(['loading', [true, true]]);
  player.send({ type: 'media.ready' });
  expect([progress(player), tags(player)]).toEqual(['ready', [false, false]]);
  player.send({ type: 'play.requested' });
  expect([progress(player), tags(player)]).toEqual(['starting', [true, true]]);
  player.send({ type: 'media.blocked' });
  player.send({ type: 'play.requested' });
  expect([progress(player), tags(player)]).toEqual(['starting', [true, true]]);
  const opening = live(playerFlow, page);
  expect([progress(opening), tags(opening)]).toEqual(['opening', [true, true]]);
  opening.send({ type: 'media.unloaded' });
  opening.send({ type: 'retry.requested' });
  expect([progress(opening), tags(opening)]).toEqual(['reloading', [true, true]]);
});

test('a video that waits for data, and is paused, stands still', () => {
  const player = wanted(video('hls'));
  player.send({ type: 'media.playing' });
  player.send({ type: 'media.stalled' });
  player.send({ type: 'media.paused' });
  expect(progress(player)).toBe('paused');
});

test('Vimeo has a Play button of its own, too', () => {
  const player = wanted(video('vimeo'));
  player.send({ type: 'media.ready' });
  player.send({ type: 'play.requested' });
  expect(progress(player)).toBe('startingInFrame');
});

test('a title without any video begins with the plain player, and no source', () => {
  const player = live(playerFlow, { ...video('hls'), videoLinks: [] });
  expect(player.now().context).toMatchObject({ source: null, link: 0, provider: 'file' });
});

test('a protected film hands its protection on', () => {
  const address = 'https://licence.example';
  const protection = [{ system: 'clearkey' as const, license_url: address, certificate_url: null }];
  const page = video('hls');
  const url = 'https://video.example/1';
  const videoLinks = [{ type: 'hls', url, protection }];
  const player = live(playerFlow, { ...page, videoLinks, isPlayWanted: true });
  expect(player.calls).toEqual([
    ['starts', 'runMedia', expect.objectContaining({ url, protection })],
  ]);
});
