/** What somebody does who is about to watch a film, before they press Play. */
import { expect, test } from 'vitest';
import { playerFlow, trailer, video } from '../../flows/cases/player';
import { live } from './harness/live';

test('a pointer that comes to Play has the video fetched; nothing was before', () => {
  const player = live(playerFlow, video('hls'));
  expect([player.now().value.playback, player.calls]).toEqual(['awaitingIntent', []]);
  expect(player.now().hasTag('busy')).toBe(false);
  player.send({ type: 'intent.noticed' });
  const media = {
    playerId: 'p1',
    provider: 'hls',
    url: 'https://video.example/1',
    link: 0,
  };
  expect(player.calls).toEqual([['starts', 'runMedia', { ...media, isPlayWanted: false }]]);
  expect(player.now().value.playback).toEqual({ presenting: 'loading' });
  player.takeCalls();
  player.send({ type: 'intent.noticed' });
  expect(player.takeCalls()).toEqual([]);
  expect(player.now().value.playback).toEqual({ presenting: 'loading' });
});

test('Play without a pointer or the focus, as a screen reader presses it, plays', () => {
  const player = live(playerFlow, video('hls'));
  player.send({ type: 'play.requested' });
  const media = {
    playerId: 'p1',
    provider: 'hls',
    url: 'https://video.example/1',
    link: 0,
  };
  expect(player.calls).toEqual([['starts', 'runMedia', { ...media, isPlayWanted: true }]]);
  expect(player.now().value.playback).toEqual({ presenting: 'opening' });
});

test('the trailer is played at once by its button, though nothing of the film was fetched', () => {
  const player = live(playerFlow, { ...video('hls'), trailer });
  player.send({ type: 'trailer.requested' });
  const media = { playerId: 'p1', provider: 'youtube', url: trailer.url, link: null };
  expect(player.calls).toEqual([['starts', 'runMedia', { ...media, isPlayWanted: true }]]);
});

test.each(['hls', 'mp4'])(
  'somebody who stays has the beginning of a video of type %s fetched',
  (type) => {
    const player = live(playerFlow, video(type));
    player.send({ type: 'page.rested' });
    expect(player.now().value.playback).toEqual({ presenting: 'loading' });
    expect(player.now().context.isPlayWanted).toBe(false);
  },
);

test.each(['youtube', 'vimeo'])('of %s nothing is asked before somebody wants it', (type) => {
  const player = live(playerFlow, video(type));
  player.send({ type: 'page.rested' });
  expect([player.now().value.playback, player.calls]).toEqual(['awaitingIntent', []]);
});
