import { expect, test } from 'vitest';
import { lately, move, namesIn, openBox, searchFor, suggestFor, type } from './search-box';

test('an empty box lists the recent searches when it has the focus, and Enter takes one', () => {
  const search = openBox();
  search.send(lately('salt', 'lantern'));
  expect(namesIn(search)).toBe(false);
  search.send('box.focused');
  expect(namesIn(search)).toEqual(['salt', 'lantern']);
  expect(search.send(move('previous'), 'query.submitted')).toEqual(searchFor('lantern'));
  expect(search.now().context.text).toBe('lantern');
});

test('a box that is emptied lists the recent searches again', async () => {
  const search = await suggestFor('la');
  search.send(lately('salt'), type(''));
  expect(namesIn(search)).toEqual(['salt']);
  search.send('escape.pressed');
  expect(namesIn(search)).toBe(false);
  search.send(move('next'));
  expect(search.now().context.highlighted).toBe(0);
});

test('Clear goes to the search page, where the recent searches are listed', () => {
  const search = openBox();
  search.send(lately('salt'), { type: 'address.changed', query: 'salt' }, 'query.cleared');
  search.send({ type: 'address.changed', query: '' });
  expect(namesIn(search)).toEqual(['salt']);
  search.send({ type: 'address.changed', query: 'lake' });
  expect(namesIn(search)).toBe(false);
});

test('a recent search is removed, and the next one takes its place under the highlight', () => {
  const search = openBox();
  search.send(lately('salt', 'lantern', 'ferry'), 'box.focused', move('first'));
  expect(search.send({ type: 'recent.removed', query: 'salt' })).toEqual([
    ['runs', 'forgetSearch', { query: 'salt' }],
  ]);
  search.send(lately('lantern', 'ferry'));
  expect(namesIn(search)).toEqual(['lantern', 'ferry']);
  expect(search.now().context.highlighted).toBe(0);
  search.send(move('next'), lately('lantern'));
  expect(search.now().context.highlighted).toBeNull();
});

test('the recent searches stay for 200 ms after the box is left, and come back with the focus', () => {
  const search = openBox();
  search.send(lately('salt'), 'box.focused', 'box.left');
  search.wait(199);
  search.send('box.focused');
  search.wait(1000);
  expect(namesIn(search)).toEqual(['salt']);
  search.send('box.left');
  search.wait(200);
  expect(namesIn(search)).toBe(false);
});

test('an arrow key opens the recent searches of an empty box, which can be removed', () => {
  const search = openBox();
  search.send(lately('salt', 'lantern'), move('next'));
  expect(search.now().context.suggestions).toEqual([
    { name: 'salt', reason: null },
    { name: 'lantern', reason: null },
  ]);
  expect(search.now().context.highlighted).toBe(0);
  search.send({ type: 'recent.removed', query: 'salt' });
  search.wait(1000);
  expect(search.calls).toEqual([['runs', 'forgetSearch', { query: 'salt' }]]);
});

test('what was searched for in another tab is listed wherever the box is opened', () => {
  const search = openBox();
  search.send('box.focused');
  for (const closed of ['escape.pressed', 'box.left'] as const) {
    search.send(closed, 'box.focused', lately(closed));
    expect(namesIn(search)).toEqual([closed]);
  }
  search.send('escape.pressed', lately('ferry'), move('next'));
  expect(namesIn(search)).toEqual(['ferry']);
});

test('a box with blanks alone lists the recent searches', () => {
  const search = openBox();
  search.send(lately('salt'), type('  '), 'escape.pressed', 'box.focused');
  expect(namesIn(search)).toEqual(['salt']);
  search.send(lately('ferry', 'salt'));
  expect(namesIn(search)).toEqual(['ferry', 'salt']);
});
