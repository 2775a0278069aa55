import { expect, test } from 'vitest';
import { continueWatchingFlow } from '../../flows/cases/continue-watching';
import { isEvent, ran } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(continueWatchingFlow, {
  'films disappear only when removed, and return only with Undo': (now) =>
    ran(now, 'takeOut') === isEvent(now, 'film.removed', 'films.cleared') &&
    (!ran(now, 'putBack') || isEvent(now, 'undo.pressed')),
});

test('a film is removed, and put back', () => {
  const row = live(continueWatchingFlow, undefined);
  expect(row.now().can({ type: 'undo.pressed' })).toBe(false);
  expect(row.now().context).toEqual({ removedName: null });
  row.send({ type: 'film.removed', titleId: '101', name: 'Seven Lamps' });
  expect(row.takeCalls()).toEqual([
    ['runs', 'takeOut', { titleIds: ['101'] }],
    ['runs', 'moveFocusToUndo'],
  ]);
  expect(row.now().context.removedName).toBe('Seven Lamps');
  row.send('undo.pressed');
  expect(row.takeCalls()).toEqual([
    ['runs', 'putBack'],
    ['runs', 'moveFocusToFilms'],
  ]);
  expect(row.value()).toBe('listing');
});

test('of two removals the last one can be undone; all can be, after Clear all', () => {
  const row = live(continueWatchingFlow, undefined);
  row.send(
    { type: 'film.removed', titleId: '101', name: 'Seven Lamps' },
    { type: 'film.removed', titleId: '102', name: 'Salt Road' },
  );
  expect(row.now().context.removedName).toBe('Salt Road');
  row.send({ type: 'films.cleared', titleIds: ['103', '104'] });
  expect(row.now().context.removedName).toBeNull();
  expect(row.now().can({ type: 'undo.pressed' })).toBe(true);
  expect(row.takeCalls().slice(-2)).toEqual([
    ['runs', 'takeOut', expect.objectContaining({ titleIds: ['103', '104'] })],
    ['runs', 'moveFocusToUndo'],
  ]);
  row.send('undo.pressed');
  expect(row.takeCalls()).toEqual([
    ['runs', 'putBack'],
    ['runs', 'moveFocusToFilms'],
  ]);
  expect(row.value()).toBe('listing');
  row.send({ type: 'film.removed', titleId: '101', name: 'Seven Lamps' });
  expect(row.value()).toBe('filmRemoved');
});
