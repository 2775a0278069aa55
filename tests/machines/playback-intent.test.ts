/** What a viewer does before pressing Play. */
import { expect, test } from 'vitest';
import { playbackFlow, trailer, video } from '../../flows/cases/playback';
import { live } from './harness/live';

test('a pointer that comes to Play has the video fetched; nothing was before', () => {
  const player = live(playbackFlow, video('hls'));
  expect([player.now().value.progress, player.calls]).toEqual(['awaitingIntent', []]);
  expect(player.now().hasTag('busy')).toBe(false);
  player.send('intent.noticed');
  const media = {
    provider: 'hls',
    url: 'https://video.example/1',
    link: 0,
  };
  expect(player.calls).toEqual([['runs', 'presentSource', { ...media, isPlayWanted: false }]]);
  expect(player.now().value.progress).toEqual({ presenting: 'loading' });
  player.takeCalls();
  player.send('intent.noticed');
  expect(player.takeCalls()).toEqual([]);
  expect(player.now().value.progress).toEqual({ presenting: 'loading' });
});

test('Play without a pointer or the focus, as a screen reader presses it, plays', () => {
  const player = live(playbackFlow, video('hls'));
  player.send('play.requested');
  const media = {
    provider: 'hls',
    url: 'https://video.example/1',
    link: 0,
  };
  expect(player.calls).toEqual([['runs', 'presentSource', { ...media, isPlayWanted: true }]]);
  expect(player.now().value.progress).toEqual({ presenting: 'opening' });
});

test('the trailer is played at once by its button, though nothing of the film was fetched', () => {
  const player = live(playbackFlow, { ...video('hls'), trailer });
  player.send('trailer.requested');
  const media = { provider: 'youtube', url: trailer.url, link: null };
  expect(player.calls).toEqual([['runs', 'presentSource', { ...media, isPlayWanted: true }]]);
});

test.each(['hls', 'mp4'])(
  'a viewer who stays has the beginning of a video of type %s fetched',
  (type) => {
    const player = live(playbackFlow, video(type));
    player.send('page.rested');
    expect(player.now().value.progress).toEqual({ presenting: 'loading' });
    expect(player.now().context.isPlayWanted).toBe(false);
  },
);

test.each(['youtube', 'vimeo'])('of %s nothing is asked before the viewer wants it', (type) => {
  const player = live(playbackFlow, video(type));
  player.send('page.rested');
  expect([player.now().value.progress, player.calls]).toEqual(['awaitingIntent', []]);
});
