import { expect, test } from 'vitest';
import { searchFlow, suggestions } from '../../flows/cases/search';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(searchFlow);

const type = (text: string) => ({ type: 'query.changed', text }) as const;
const move = (to: 'next' | 'previous' | 'first' | 'none') =>
  ({ type: 'suggestion.highlighted', move: to }) as const;

/** A search box; what it began with is not among its calls. */
function openBox() {
  const search = live(searchFlow, { query: '' });
  expect(search.takeCalls()).toEqual([['starts', 'watchRecent']]);
  return search;
}

/** What a box does to search: it keeps the query, and asks for the results. */
const searchFor = (query: string) => [
  ['runs', 'keepSearch', { query }],
  ['emits', { type: 'search.requested', query }],
];

async function suggestFor(text: string) {
  const search = openBox();
  search.send(type(text));
  search.wait(300);
  await search.succeed('fetchSuggestions', suggestions);
  search.takeCalls();
  return search;
}

test('suggestions are asked for 300 ms after the last key, once', () => {
  const search = openBox();
  for (const text of ['l', 'la', 'lan']) {
    search.send(type(text));
    search.wait(299);
  }
  expect(search.calls).toEqual([]);
  search.wait(1);
  expect(search.calls).toEqual([['starts', 'fetchSuggestions', { query: 'lan' }]]);
});

test('late suggestions are never shown', async () => {
  const search = openBox();
  search.send(type('la'));
  search.wait(300);
  search.send(type('lan'));
  expect(search.calls.at(-1)).toEqual(['stops', 'fetchSuggestions']);
  search.wait(300);
  await search.succeed('fetchSuggestions', [{ id: '1', name: 'Lanterns' }]);
  expect(search.now().context.suggestions).toEqual([{ id: '1', name: 'Lanterns' }]);
  expect(search.now().context.answered).toBe('lan');
});

test('blank text asks for nothing and goes nowhere', () => {
  const search = openBox();
  search.send(type('  '));
  search.wait(300);
  search.send({ type: 'query.submitted' });
  expect(search.calls).toEqual([]);
});

test('what was just answered is not asked for again', async () => {
  const search = await suggestFor('la');
  search.send(type('la '));
  search.wait(300);
  expect(search.takeCalls()).toEqual([]);
  expect(search.now().matches('suggesting')).toBe(true);
});

test('at most ten suggestions are listed', async () => {
  const search = openBox();
  search.send(type('a'));
  search.wait(300);
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    name: `Film ${index}`,
  }));
  await search.succeed('fetchSuggestions', many);
  expect(search.now().context.suggestions).toEqual(many.slice(0, 10));
});

test('the arrow keys go around the list, and Enter takes the one they stand on', async () => {
  const search = await suggestFor('la');
  const visited = (['previous', 'next', 'next', 'previous', 'none', 'first'] as const).map((to) => {
    search.send(move(to));
    return search.now().context.highlighted;
  });
  expect(visited).toEqual([2, 0, 1, 0, null, 0]);
  search.send(move('next'));
  search.send({ type: 'query.submitted' });
  expect(search.takeCalls()).toEqual(searchFor('Last Ferry'));
  expect(search.now().context.text).toBe('Last Ferry');
  expect(search.now().matches('suggesting')).toBe(false);
});

test('submitting searches for the text, without waiting for suggestions', () => {
  const search = openBox();
  search.send(type(' night train '));
  search.send({ type: 'query.submitted' });
  search.wait(300);
  expect(search.calls).toEqual(searchFor('night train'));
});

test('the list hides 200 ms after the box is left, so a click on a suggestion counts', async () => {
  const search = await suggestFor('la');
  search.send({ type: 'box.left' });
  search.wait(199);
  expect(search.now().matches('suggesting')).toBe(true);
  search.send({ type: 'suggestion.picked', name: 'Lagoon' });
  expect(search.now().matches('suggesting')).toBe(false);
  expect(search.takeCalls()).toEqual(searchFor('Lagoon'));
});

test('the list of a box that was left is closed; coming back opens the same list', async () => {
  const search = await suggestFor('la');
  search.send({ type: 'box.left' });
  search.wait(200);
  expect(search.now().matches('suggesting')).toBe(false);
  search.send({ type: 'box.focused' });
  expect(search.now().matches('suggesting')).toBe(true);
  expect(search.takeCalls()).toEqual([]);
});

test('Escape closes the list and keeps the text; an arrow key opens it again', async () => {
  const search = await suggestFor('la');
  search.send({ type: 'escape.pressed' });
  expect(search.now().matches('suggesting')).toBe(false);
  expect(search.now().context.text).toBe('la');
  search.send(move('next'));
  expect(search.now().matches('suggesting')).toBe(true);
  expect(search.now().context.highlighted).toBe(0);
});

test('new text and new suggestions begin without a highlight: Enter takes what was typed', async () => {
  const search = await suggestFor('la');
  search.send(move('first'));
  search.send(type('lan'));
  expect(search.now().context.highlighted).toBeNull();
  search.wait(300);
  search.send(move('first'));
  await search.succeed('fetchSuggestions', suggestions.slice(0, 1));
  search.takeCalls();
  search.send({ type: 'query.submitted' });
  expect(search.takeCalls()).toEqual(searchFor('lan'));
});

test('a member who leaves the box while typing and comes right back still gets suggestions', () => {
  const search = openBox();
  search.send(type('la'));
  search.send({ type: 'box.left' });
  search.wait(199);
  search.send({ type: 'box.focused' });
  search.wait(300);
  expect(search.calls).toEqual([['starts', 'fetchSuggestions', { query: 'la' }]]);
});

test('clearing empties the box and leaves the results', async () => {
  const search = await suggestFor('la');
  search.send({ type: 'query.cleared' });
  expect(search.now().context.text).toBe('');
  expect(search.takeCalls()).toEqual([['emits', { type: 'search.cleared' }]]);
});

test('going back and forward puts the text of the address into the box', async () => {
  const search = await suggestFor('la');
  search.send({ type: 'address.changed', query: 'lake' });
  expect(search.now().context.text).toBe('lake');
  expect(search.now().matches('suggesting')).toBe(false);
  expect(search.takeCalls()).toEqual([]);
});

test('suggestions that fail close the list, and typing on asks again', async () => {
  const search = openBox();
  search.send(type('la'));
  search.wait(300);
  await search.fail('fetchSuggestions', failures.network);
  expect(search.now().matches('suggesting')).toBe(false);
  search.takeCalls();
  search.send(type('lan'));
  search.wait(300);
  expect(search.takeCalls()).toEqual([['starts', 'fetchSuggestions', { query: 'lan' }]]);
});

const lately = (...recent: string[]) => ({ type: 'recent.changed', recent }) as const;
const namesIn = (search: ReturnType<typeof openBox>) =>
  search.now().matches('suggesting') && search.now().context.suggestions.map(({ name }) => name);

test('an empty box lists the recent searches when it has the focus, and Enter takes one', () => {
  const search = openBox();
  search.send(lately('salt', 'lantern'));
  expect(namesIn(search)).toBe(false);
  search.send({ type: 'box.focused' });
  expect(namesIn(search)).toEqual(['salt', 'lantern']);
  search.send(move('previous'));
  search.send({ type: 'query.submitted' });
  expect(search.calls).toEqual(searchFor('lantern'));
  expect(search.now().context.text).toBe('lantern');
});

test('a box that is emptied lists the recent searches again', async () => {
  const search = await suggestFor('la');
  search.send(lately('salt'));
  search.send(type(''));
  expect(namesIn(search)).toEqual(['salt']);
  search.send({ type: 'escape.pressed' });
  expect(namesIn(search)).toBe(false);
  search.send(move('next'));
  expect(search.now().context.highlighted).toBe(0);
});

test('Clear goes to the search page, where the recent searches are listed', () => {
  const search = openBox();
  search.send(lately('salt'));
  search.send({ type: 'address.changed', query: 'salt' });
  search.send({ type: 'query.cleared' });
  search.send({ type: 'address.changed', query: '' });
  expect(namesIn(search)).toEqual(['salt']);
  search.send({ type: 'address.changed', query: 'lake' });
  expect(namesIn(search)).toBe(false);
});

test('a recent search is removed, and the next one takes its place under the highlight', () => {
  const search = openBox();
  search.send(lately('salt', 'lantern', 'ferry'));
  search.send({ type: 'box.focused' });
  search.send(move('first'));
  search.send({ type: 'recent.removed', query: 'salt' });
  expect(search.calls).toEqual([['runs', 'forgetSearch', { query: 'salt' }]]);
  search.send(lately('lantern', 'ferry'));
  expect(namesIn(search)).toEqual(['lantern', 'ferry']);
  expect(search.now().context.highlighted).toBe(0);
  search.send(move('next'));
  search.send(lately('lantern'));
  expect(search.now().context.highlighted).toBeNull();
});

test('the recent searches stay for 200 ms after the box is left, and come back with the focus', () => {
  const search = openBox();
  search.send(lately('salt'));
  search.send({ type: 'box.focused' });
  search.send({ type: 'box.left' });
  search.wait(199);
  search.send({ type: 'box.focused' });
  search.wait(1000);
  expect(namesIn(search)).toEqual(['salt']);
  search.send({ type: 'box.left' });
  search.wait(200);
  expect(namesIn(search)).toBe(false);
});
