import { expect, test } from 'vitest';
import { findEntries, readEntries } from '../../flows/atlas/entries';
import { chartAddress } from '../../flows/atlas/names';
import { flowNames } from '../../flows/flows';
import { uses } from '../../flows/uses';

const entries = readEntries();
const found = (query: string) =>
  findEntries(entries, query).map(({ kind, title, where }) => [kind, title, where]);

test('every use and every chart has an entry', () => {
  const titles = (kind: string) => entries.filter((it) => it.kind === kind);
  expect(titles('use').map(({ title }) => title)).toEqual(uses.map(({ name }) => name));
  expect(titles('chart').map(({ address }) => address)).toEqual(
    flowNames.map((name) => chartAddress(name)),
  );
});

test('a title that begins with the query comes first, then one that has its words, then a text', () => {
  const entry = (title: string, text: string) => ({
    ...({ kind: 'chart', title, where: '', address: '' } as const),
    text: `${title} ${text}`.toLowerCase(),
  });
  const three = [entry('Watchlist', 'Fill the heart'), entry('My heart', ''), entry('Heart', '')];
  expect(findEntries(three, 'Heart').map(({ title }) => title)).toEqual([
    ...['Heart', 'My heart', 'Watchlist'],
  ]);
});

test('a state is found by its name in the code, and opens its chart at it', () => {
  const [first] = findEntries(entries, 'awaitingReturn');
  expect([first?.kind, first?.title, first?.address]).toEqual([
    'state',
    'Showing, paying, awaiting return',
    'checkout.html#checkout.showing.paying.awaitingReturn',
  ]);
});

test('an event is found by its type, once for each of its transitions', () => {
  expect(found('tab.blocked')).toEqual([
    [
      'event',
      'Tab blocked',
      'Payment · showing, paying, awaiting return, place, in tab → showing, paying, awaiting return, place, by link',
    ],
  ]);
});

test('an entry has every word of the query, and an empty one finds nothing', () => {
  expect(found('payment no-such-word')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
