import { describe, expect, test } from 'vitest';
import { watchingFlow } from '../../flows/cases/watching';
import { ran } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(watchingFlow, {
  'nothing is kept but of a film that plays, or was just paused': (now, testPath) =>
    !ran(now, 'keepPosition') || testPath.at(-2)?.snapshot.matches('begun') === true,
});

const HOUR = 3600;

function playing() {
  const film = live(watchingFlow, { titleId: '101', owner: null });
  expect(film.value()).toBe('standing');
  film.send('film.playing');
  film.takeCalls();
  return film;
}

test('a film that plays is asked for its position every 5 s, and no more when it is paused', () => {
  const film = playing();
  film.wait(4_999);
  expect(film.takeCalls()).toEqual([]);
  film.wait(1);
  film.wait(5_000);
  const asked = ['runs', 'askPosition'];
  expect(film.takeCalls()).toEqual([asked, asked]);
  film.send({ type: 'film.paused', position: 0, duration: HOUR });
  film.wait(60_000);
  expect(film.takeCalls()).toEqual([]);
});

describe('the stored position of a film', () => {
  test.each<[words: string, position: number, duration: number, done: string[]]>([
    ['nothing before 30 s of a long film', 29.9, HOUR, []],
    ['its place from 30 s of a long film', 30, HOUR, ['keepPosition']],
    ['nothing before 5 % of a short one', 4.9, 100, []],
    ['its place from 5 % of a short one', 5, 100, ['keepPosition']],
    ['its place before 95 %', 3419, HOUR, ['keepPosition']],
    ['nothing from 95 % on: it is watched', 3420, HOUR, ['noteWatched']],
    ['nothing where it has no duration', 600, 0, []],
    ['its place where it lasts a second', 0.5, 1, ['keepPosition']],
    ['nothing of one that lasts a second once it is over', 1, 1, ['noteWatched']],
  ])('%s', (_, position, duration, done) => {
    for (const event of [
      { type: 'position.reported', isLast: false, position, duration },
      { type: 'film.paused', position, duration },
    ] as const) {
      const film = playing();
      film.send(event);
      expect(film.takeCalls().map(([, name]) => name)).toEqual(done);
      const isPaused = event.type === 'film.paused';
      expect(film.value()).toEqual({ begun: isPaused ? 'paused' : 'playing' });
    }
  });
});

test('a pause and leaving the page store the last position', () => {
  const film = playing();
  const place = { position: 600, duration: HOUR };
  film.send(
    { type: 'position.reported', isLast: true, ...place },
    { type: 'film.paused', ...place },
  );
  const kept = ['runs', 'keepPosition', { titleId: '101', ...place, isLast: true }];
  expect(film.takeCalls()).toEqual([kept, kept]);
});

test('Start over removes the position; rewinding to the beginning does not', () => {
  const film = playing();
  expect(film.send({ type: 'film.paused', position: 2, duration: HOUR })).toEqual([]);
  expect(film.send('beginning.requested')).toEqual([
    ['runs', 'forgetPosition', { titleId: '101' }],
  ]);
});

test('a film that is paused, seeked and left is stored at its last position', () => {
  const film = playing();
  film.send({ type: 'film.paused', position: 600, duration: 6000 });
  expect(film.send({ type: 'film.paused', position: 3000, duration: 6000 })).toHaveLength(1);
});
