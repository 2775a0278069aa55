import { expect, test } from 'vitest';
import { playbackFlow, trailer, video } from '../../flows/cases/playback';
import { live } from './harness/live';
import { playback, presents, progress, shown, url } from './playback-page';

const film = video('hls');

test('the video loads once the pointer reaches Play, not before', () => {
  const player = live(playbackFlow, film);
  expect([shown(player), player.calls]).toEqual([['awaitingIntent'], []]);
  expect(player.send('intent.noticed')).toEqual([presents('hls', url, 0, false)]);
  expect(progress(player)).toBe('loading');
  expect(player.send('intent.noticed')).toEqual([]);
  expect(progress(player)).toBe('loading');
});

test('Play without a pointer or the focus, as a screen reader presses it, plays', () => {
  const player = playback(film);
  expect(player.send('play.requested')).toEqual([presents('hls', url)]);
  expect(progress(player)).toBe('opening');
});

test('the trailer is played at once by its button, though nothing of the film was fetched', () => {
  const player = playback({ ...film, trailer });
  expect(player.send('trailer.requested')).toEqual([presents('youtube', trailer.url, null)]);
});

test.each(['hls', 'mp4'])(
  'a viewer who stays has the beginning of a video of type %s fetched',
  (type) => {
    const player = playback(video(type), 'page.rested');
    expect([progress(player), player.now().context.isPlayWanted]).toEqual(['loading', false]);
  },
);

test.each(['youtube', 'vimeo'])(
  'nothing is requested from %s before the viewer plays it',
  (type) => {
    const player = playback(video(type));
    expect(player.send('page.rested')).toEqual([]);
    expect(progress(player)).toBe('awaitingIntent');
  },
);
