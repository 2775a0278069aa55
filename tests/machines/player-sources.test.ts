/** A film that the provider has from several sources. */
import { expect, test } from 'vitest';
import { playerFlow, trailer, twoSources, video } from '../../flows/cases/player';
import type { PlayerInput } from '../../machines/player.machine';
import { live } from './harness/live';

function wanted(input: PlayerInput) {
  const player = live(playerFlow, input);
  player.send({ type: 'intent.noticed' });
  return player;
}

test('another source of the film is played at once, and is a film still', () => {
  const player = wanted({ ...twoSources, trailer });
  player.send({ type: 'media.playing' });
  player.takeCalls();
  player.send({ type: 'source.picked', link: 1 });
  expect(player.takeCalls()).toEqual([
    ['stops', 'runMedia'],
    [
      ...['starts', 'runMedia'],
      {
        ...{ playerId: 'p1', provider: 'file', url: 'https://video.example/2' },
        ...{ isTrailer: false, isPlayWanted: true },
      },
    ],
  ]);
  expect(player.now().matches({ video: 'film' })).toBe(true);
  player.send({ type: 'trailer.requested' });
  player.send({ type: 'film.requested' });
  expect(player.now().context.source?.url).toBe('https://video.example/2');
});

test.each([0, 2])('source %i of two, while the first is played, is no other source', (link) => {
  expect(wanted(twoSources).now().can({ type: 'source.picked', link })).toBe(false);
});

test('a film without a known type plays in the plain player, also after a trailer that does not', () => {
  const player = live(playerFlow, { ...video('mp4'), trailer });
  player.send({ type: 'trailer.requested' });
  expect(player.now().context.provider).toBe('youtube');
  player.send({ type: 'film.requested' });
  expect(player.now().context.provider).toBe('file');
});
