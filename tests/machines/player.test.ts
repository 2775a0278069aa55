import { expect, test } from 'vitest';
import { playerFlow, video } from './flows/player';
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
