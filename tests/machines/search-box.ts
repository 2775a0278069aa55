import { expect } from 'vitest';
import { searchFlow, suggestions } from '../../flows/cases/search';
import { live } from './harness/live';

export const type = (text: string) => ({ type: 'query.changed', text }) as const;
export const move = (to: 'next' | 'previous' | 'first' | 'none') =>
  ({ type: 'suggestion.highlighted', move: to }) as const;

export function openBox() {
  const search = live(searchFlow, { query: '' });
  expect(search.takeCalls()).toEqual([['starts', 'watchRecent']]);
  return search;
}

export const searchFor = (query: string) => [
  ['runs', 'keepSearch', { query }],
  ['emits', { type: 'search.requested', query }],
];

export const fetches = (query: string) => ['starts', 'fetchSuggestions', { query }];

export async function suggestFor(text: string, found: readonly object[] = suggestions) {
  const search = openBox();
  search.send(type(text));
  search.wait(300);
  await search.succeed('fetchSuggestions', found);
  search.takeCalls();
  return search;
}

type Box = ReturnType<typeof openBox>;
export const lately = (...recent: string[]) => ({ type: 'recent.changed', recent }) as const;
export const isOpen = (search: Box) => search.now().matches('suggesting');
export const namesIn = (search: Box) =>
  isOpen(search) && search.now().context.suggestions.map(({ name }) => name);
