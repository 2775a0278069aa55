import { expect, test } from 'vitest';
import { playerFlow, video } from '../../flows/cases/player';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(playerFlow);

const trailer = { type: 'youtube', url: 'https://video.example/trailer' };

test.each([
  ['youtube', 'youtube'],
  ['Vimeo', 'vimeo'],
  [' HLS ', 'hls'],
  ['dailymotion', 'file'],
  [null, 'file'],
])('a link of type %j plays through %s', (type, provider) => {
  expect(live(playerFlow, video(type)).now().context.provider).toBe(provider);
});

test('a member sees the first video link, a visitor the trailer', () => {
  const page = { ...video('hls'), trailer };
  expect(live(playerFlow, page).now().context.source?.url).toBe('https://video.example/1');
  const visit = live(playerFlow, { ...page, isMember: false }).now().context;
  expect(visit.source?.url).toBe(trailer.url);
  expect(visit.provider).toBe('youtube');
});

test("a link without a type takes the trailer's", () => {
  expect(live(playerFlow, { ...video(null), trailer }).now().context.provider).toBe('youtube');
});

test('a title without any video says so', () => {
  const player = live(playerFlow, { ...video('hls'), videoLinks: [] });
  expect(player.now().hasTag('empty')).toBe(true);
  expect(player.running()).toEqual([]);
});

test('a click on Play is a request: only the media says that it plays', () => {
  const player = live(playerFlow, video('hls'));
  player.send({ type: 'media.ready', attempt: 1 });
  player.takeCalls();
  player.send({ type: 'play.requested' });
  expect(player.now().matches({ presenting: 'playing' })).toBe(false);
  expect(player.takeCalls()).toEqual([['sends', 'runMedia', { type: 'play' }]]);
  player.report('runMedia', { type: 'media.playing', attempt: 1 });
  expect(player.now().matches({ presenting: 'playing' })).toBe(true);
});

test('the events of an earlier attempt are ignored', () => {
  const player = live(playerFlow, video('hls'));
  player.send({ type: 'media.failed', attempt: 1 });
  player.send({ type: 'retry.requested' });
  player.send({ type: 'media.failed', attempt: 1 });
  player.send({ type: 'media.playing', attempt: 1 });
  expect(player.now().hasTag('busy')).toBe(true);
  player.send({ type: 'media.playing', attempt: 2 });
  expect(player.now().matches({ presenting: 'playing' })).toBe(true);
});

test('what is to play before the page opens is played by the media, not by a press', () => {
  const player = live(playerFlow, { ...video('hls'), isPlayWanted: true });
  expect(player.now().value).toEqual({ presenting: 'opening' });
  player.send({ type: 'media.ready', attempt: 1 });
  expect(player.now().value).toEqual({ presenting: 'starting' });
  player.send({ type: 'media.playing', attempt: 1 });
  expect(player.now().value).toEqual({ presenting: 'playing' });
});

test('a browser that refuses to start a video by itself leaves one press', () => {
  const player = live(playerFlow, { ...video('hls'), isPlayWanted: true });
  player.send({ type: 'media.blocked', attempt: 1 });
  expect(player.now().hasTag('blocked')).toBe(true);
  player.takeCalls();
  player.send({ type: 'play.requested' });
  expect(player.takeCalls()).toEqual([['sends', 'runMedia', { type: 'play' }]]);
});

test('a member changes from the film to its trailer and back; each is a new attempt', () => {
  const player = live(playerFlow, { ...video('hls'), trailer });
  const shown = () => [player.now().context.source?.url, player.now().context.attempt];
  player.send({ type: 'trailer.requested' });
  expect(shown()).toEqual([trailer.url, 2]);
  expect(player.now().value).toEqual({ presenting: 'opening' });
  player.send({ type: 'film.requested' });
  expect(shown()).toEqual(['https://video.example/1', 3]);
});

test("a visitor can't change to the film", () => {
  const player = live(playerFlow, { ...video('hls'), isMember: false, trailer });
  expect(player.now().can({ type: 'film.requested' })).toBe(false);
});

test('code that could not be loaded is had again by a reload, which keeps that Play was pressed', () => {
  const player = live(playerFlow, video('hls'));
  player.send({ type: 'play.requested' });
  player.send({ type: 'media.unloaded', attempt: 1 });
  expect(player.now().hasTag('failed')).toBe(true);
  player.takeCalls();
  player.send({ type: 'retry.requested' });
  expect(player.now().value).toBe('reloading');
  expect(player.now().context.isPlayWanted).toBe(true);
});

test('Pause is asked of the media, and only while it plays', () => {
  const player = live(playerFlow, video('hls'));
  expect(player.now().can({ type: 'pause.requested' })).toBe(false);
  player.send({ type: 'media.playing', attempt: 1 });
  player.takeCalls();
  player.send({ type: 'pause.requested' });
  expect(player.takeCalls()).toEqual([['sends', 'runMedia', { type: 'pause' }]]);
  player.send({ type: 'media.paused', attempt: 1 });
  expect(player.now().value).toEqual({ presenting: 'paused' });
});
