import { expect, test } from 'vitest';
import { searchFlow, suggestions } from '../../flows/cases/search';
import { emitted, isEvent, ran, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';
import { fetches, isOpen, move, openBox, searchFor, suggestFor, type } from './search-box';

const queryIn = (input: unknown) => {
  const { query } = input as { query: string };
  return query !== '' && query === query.trim();
};

runAllPaths(searchFlow, {
  'nothing is asked before typing has paused, and never for a blank text': (now) =>
    started(now, 'fetchSuggestions').every(
      (input) => isEvent(now, 'xstate.after.DEBOUNCE.search.suggesting.typing') && queryIn(input),
    ),
  'a search is begun by Enter or a pick alone, never blank, and is kept': (now) =>
    emitted(now, 'search.requested').every(
      ({ query }) =>
        isEvent(now, 'query.submitted', 'suggestion.picked') &&
        queryIn({ query }) &&
        ran(now, 'keepSearch'),
    ),
  'the list matches the box, unless the user is typing': ({ snapshot }) => {
    const { text, answered, suggestions } = snapshot.context;
    const isAsking = ['typing', 'fetching', 'leaving'].some((it) =>
      snapshot.matches({ suggesting: it }),
    );
    return isAsking || suggestions.length === 0 || answered === text.trim();
  },
  'Enter takes only what is listed': ({ snapshot: { context } }) =>
    context.highlighted === null || context.highlighted < context.suggestions.length,
});

test('suggestions are asked for 300 ms after the last key, once', () => {
  const search = openBox();
  for (const text of ['l', 'la', 'lan']) {
    search.send(type(text));
    search.wait(299);
  }
  expect(search.calls).toEqual([]);
  expect(search.wait(1)).toEqual([fetches('lan')]);
});

test('late suggestions are never shown', async () => {
  const search = openBox();
  search.send(type('la'));
  search.wait(300);
  expect(search.send(type('lan'))).toEqual([['stops', 'fetchSuggestions']]);
  search.wait(300);
  await search.succeed('fetchSuggestions', suggestions.slice(0, 1));
  expect(search.now().context.suggestions).toEqual([{ name: 'Lanterns', reason: null }]);
  expect(search.now().context.answered).toBe('lan');
});

test('blank text asks for nothing and goes nowhere', () => {
  const search = openBox();
  search.send(type('  '));
  search.wait(300);
  search.send('query.submitted');
  expect(search.calls).toEqual([]);
});

test('what was just answered is not asked for again', async () => {
  const search = await suggestFor('la');
  search.send(type('la '));
  expect(search.wait(300)).toEqual([]);
  expect(isOpen(search)).toBe(true);
});

test('at most ten suggestions are listed, titles of one name as one', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `Film ${at}`, reason: null }));
  const search = await suggestFor('f', [...many.slice(0, 2), ...many]);
  expect(search.now().context.suggestions).toEqual(many.slice(0, 10));
});

test('the arrow keys go around the list, and Enter takes the one they stand on', async () => {
  const search = await suggestFor('la');
  const visited = (['previous', 'next', 'next', 'previous', 'none', 'first'] as const).map((to) => {
    search.send(move(to));
    return search.now().context.highlighted;
  });
  expect(visited).toEqual([2, 0, 1, 0, null, 0]);
  expect(search.send(move('next'), 'query.submitted')).toEqual(searchFor('Last Ferry'));
  expect([search.now().context.text, isOpen(search)]).toEqual(['Last Ferry', false]);
});

test('submitting searches for the text, without waiting for suggestions', () => {
  const search = openBox();
  search.send(type(' night train '), 'query.submitted');
  search.wait(300);
  expect(search.calls).toEqual(searchFor('night train'));
});

test('the list hides 200 ms after the box is left, so a click on a suggestion counts', async () => {
  const search = await suggestFor('la');
  search.send('box.left');
  search.wait(199);
  expect(isOpen(search)).toBe(true);
  const did = search.send({ type: 'suggestion.picked', name: 'Lagoon' });
  expect([isOpen(search), did]).toEqual([false, searchFor('Lagoon')]);
});

test('the list of a box that was left is closed; coming back opens the same list', async () => {
  const search = await suggestFor('la');
  search.send('box.left');
  search.wait(200);
  expect(isOpen(search)).toBe(false);
  expect(search.send('box.focused')).toEqual([]);
  expect(isOpen(search)).toBe(true);
});

test('Escape closes the list, keeps the text and forgets the highlight; an arrow key opens it again', async () => {
  const search = await suggestFor('la');
  search.send(move('previous'), 'escape.pressed');
  expect([isOpen(search), search.now().context.text]).toEqual([false, 'la']);
  search.send(move('next'));
  expect([isOpen(search), search.now().context.highlighted]).toEqual([true, 0]);
  search.send('escape.pressed');
  expect(search.send('query.submitted')).toEqual(searchFor('la'));
});

test('new text and new suggestions begin without a highlight: Enter takes what was typed', async () => {
  const search = await suggestFor('la');
  search.send(move('first'), type('lan'));
  expect(search.now().context.highlighted).toBeNull();
  search.wait(300);
  search.send(move('first'));
  await search.succeed('fetchSuggestions', suggestions.slice(0, 1));
  expect(search.send('query.submitted')).toEqual(searchFor('lan'));
});

test('a member who leaves the box while typing and comes right back still gets suggestions', () => {
  const search = openBox();
  search.send(type('la'), 'box.left');
  search.wait(199);
  search.send('box.focused');
  search.wait(299);
  expect(search.calls).toEqual([]);
  expect(search.wait(1)).toEqual([fetches('la')]);
});

test('clearing empties the box and leaves the results', async () => {
  const search = await suggestFor('la');
  expect(search.send('query.cleared')).toEqual([['emits', { type: 'search.cleared' }]]);
  expect(search.now().context.text).toBe('');
});

test('going back and forward puts the text of the address into the box', async () => {
  const search = await suggestFor('la');
  expect(search.send({ type: 'address.changed', query: 'lake' })).toEqual([]);
  expect([search.now().context.text, isOpen(search)]).toEqual(['lake', false]);
});

test('an opened search fills the box with its query, unless the user keeps typing', () => {
  const search = openBox();
  search.send(type(' lake '), 'query.submitted', { type: 'search.opened', query: 'lake' });
  expect(search.now().context.text).toBe('lake');
  search.send('query.submitted', type('lantern'), { type: 'search.opened', query: 'lake' });
  expect([search.now().context.text, isOpen(search)]).toEqual(['lantern', true]);
});

test('suggestions that fail close the list, and typing on asks again', async () => {
  const search = openBox();
  search.send(type('la'));
  search.wait(300);
  await search.fail('fetchSuggestions', failures.network);
  expect(isOpen(search)).toBe(false);
  search.send(type('lan'));
  expect(search.wait(300)).toEqual([fetches('lan')]);
});

test('a box that the list came back to stays open', async () => {
  const search = await suggestFor('la');
  const staysOpen = () => {
    search.wait(1000);
    return isOpen(search);
  };
  expect(staysOpen()).toBe(true);
  search.send(type('la '));
  search.wait(300);
  expect(staysOpen()).toBe(true);
  for (const back of ['box.focused', move('next')] as const) {
    search.send('escape.pressed', back);
    expect(staysOpen()).toBe(true);
  }
  search.send('box.left');
  search.wait(199);
  search.send('box.focused');
  expect(staysOpen()).toBe(true);
});

test('after a search the box lists what it listed when it has the focus again', async () => {
  const search = await suggestFor('la');
  search.send('query.submitted');
  expect(isOpen(search)).toBe(false);
  search.send('box.focused');
  expect(isOpen(search)).toBe(true);
});

test('a list that was closed while its text had changed is not shown for another', async () => {
  const search = await suggestFor('la');
  search.send(type('lan'), 'escape.pressed');
  for (const back of ['box.focused', move('next')] as const) {
    search.send(back);
    expect(isOpen(search)).toBe(false);
  }
  search.send(type('la'));
  expect(search.now().context.suggestions).toEqual([]);
  expect(search.wait(300)).toEqual([fetches('la')]);
});

test('a new box holds the text of the address and nothing else', () => {
  expect(live(searchFlow, { query: 'salt' }).now().context).toEqual({
    text: 'salt',
    answered: null,
    suggestions: [],
    recent: [],
    highlighted: null,
  });
});
