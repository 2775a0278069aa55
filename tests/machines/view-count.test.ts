import { expect, test } from 'vitest';
import { viewCountFlow } from '../../flows/cases/view-count';
import { runningOf } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(viewCountFlow, {
  'only a film that has played for ten seconds is reported to the provider': (now, testPath) =>
    runningOf('countView', testPath) === 0 || now.snapshot.context.seconds === 9,
});

const COUNTED = ['starts', 'countView', { titleId: '7' }];

function playing() {
  const film = live(viewCountFlow, { titleId: '7' });
  film.send('film.playing', 'media.playing');
  const pass = (seconds: number) => {
    film.takeCalls();
    for (let second = 0; second < seconds; second += 1) film.wait(1_000);
    return film.takeCalls();
  };
  return { ...film, pass };
}

test('a film counts at its tenth second, and not again', async () => {
  const film = playing();
  expect([film.pass(9), film.pass(1)]).toEqual([[], [COUNTED]]);
  await film.succeed('countView');
  film.send('film.paused', 'film.playing', 'media.playing');
  expect([film.pass(60), film.value()]).toEqual([[], 'counted']);
});

test('seconds before and after a pause count together; a pause counts none', () => {
  const film = playing();
  film.pass(6);
  film.send('film.paused');
  expect(film.pass(60)).toEqual([]);
  film.send('film.playing', 'media.playing');
  expect([film.pass(3), film.pass(1)]).toEqual([[], [COUNTED]]);
});

test('waiting for data counts none', () => {
  const film = playing();
  film.pass(9);
  film.send('media.stalled');
  expect(film.pass(60)).toEqual([]);
  film.send('media.playing');
  expect(film.pass(1)).toEqual([COUNTED]);
});

test('a film that was asked to play and loads has not played yet', () => {
  const film = live(viewCountFlow, { titleId: '7' });
  film.send('film.playing');
  film.wait(60_000);
  expect([film.value(), film.running()]).toEqual(['loading', []]);
});

test('a trailer that plays counts nothing', () => {
  const film = live(viewCountFlow, { titleId: '7' });
  film.send('media.playing');
  film.wait(60_000);
  expect(film.value()).toBe('still');
});
