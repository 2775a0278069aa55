import { expect } from 'vitest';
import { boxOf, highlightedIn, listOf } from '../../search/box';
import type { Action, Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { findAddress, findStored } from './found';
import { givesUp } from './leaving';
import { goTo, pathOf, storeInOtherTab } from './outside';

const recentOf = ({ page }: SitePage) => page.getByRole('listbox', { name: 'Recent searches' });
const nothingIsListed = async (sitePage: SitePage) => {
  await listOf(sitePage.page).waitFor({ state: 'hidden' });
  await recentOf(sitePage).waitFor({ state: 'hidden' });
};

async function restWithFocus({ page }: SitePage): Promise<void> {
  await boxOf(page).focus();
  await page.keyboard.press('Escape');
}

export const driver: Driver = {
  use: 'Search box',
  async begin(sitePage) {
    await sitePage.open('/search', 'member');
    await expect(boxOf(sitePage.page)).toHaveFocus();
    await restWithFocus(sitePage);
  },
  actions: {
    'query.changed': ({ page }, { text }) => boxOf(page).fill(text),
    'query.submitted': ({ page }) =>
      page.getByRole('button', { name: 'Search', exact: true }).click(),
    'query.cleared': ({ page }) => page.getByRole('button', { name: 'Clear search' }).click(),
    'address.changed': (sitePage, { query }) =>
      goTo(sitePage, query === '' ? '/search' : `/search?q=${query}`),
    async 'suggestion.highlighted'(sitePage, _, from) {
      if (from.matches('resting')) await restWithFocus(sitePage);
      await sitePage.page.keyboard.press('ArrowDown');
    },
    'suggestion.picked': ({ page }, { name }) =>
      listOf(page).getByRole('option', { name, exact: true }).click(),
    'recent.changed': searchInOtherTab,
    'recent.removed': (sitePage, { query }) =>
      sitePage.page.getByRole('button', { name: `Remove ${query}` }).click(),
    async 'box.focused'({ page }) {
      await boxOf(page).blur();
      await boxOf(page).focus();
    },
    'box.left': ({ page }) => boxOf(page).blur(),
    'escape.pressed': ({ page }) => page.keyboard.press('Escape'),
  },
  calls: {
    fetchSuggestions: { path: pathOf('suggestions'), body: (suggestions) => suggestions },
  },
  outcomes: {
    fetchSuggestions: asks('suggestions', ({ query }) => ({ params: { query } })),
    keepSearch: (sitePage, { query }) =>
      findStored(sitePage, 'localStorage', 'fin.searches', query, (it) => it?.queries[0]),
    forgetSearch: (sitePage, { query }) =>
      findStored(sitePage, 'localStorage', 'fin.searches', false, (it) =>
        it?.queries.includes(query),
      ),
    'search.requested': (sitePage, { query }) => findAddress(sitePage, `/search?q=${query}`),
    'search.cleared': (sitePage) => findAddress(sitePage, '/search'),
  },
  besides: {
    async 'suggestion.highlighted'({ page }, _, { context: { suggestions, highlighted } }) {
      const name = suggestions[highlighted ?? -1]?.name ?? null;
      const shown = expect.poll(() => highlightedIn(page));
      await (name === null ? shown.toBeNull() : shown.toContain(name));
    },
  },
  assertions: {
    resting: nothingIsListed,
    recalling: (sitePage, { context }) =>
      context.recent.length > 0
        ? recentOf(sitePage).waitFor()
        : expect(boxOf(sitePage.page)).toHaveFocus(),
    typing: ({ page }, { context }) => expect(boxOf(page)).toHaveValue(context.text),
    fetching: ({ page }, { context }) => expect(boxOf(page)).toHaveValue(context.text),
    listed: (sitePage, { context }) =>
      context.suggestions.length > 0 ? listOf(sitePage.page).waitFor() : nothingIsListed(sitePage),
    leaving: ({ page }) => expect(boxOf(page)).not.toHaveFocus(),
  },
  epilogues: {
    'moves the highlight both ways, and clears it when the caret moves': {
      when: ({ context: { suggestions, highlighted } }) =>
        suggestions.length > 1 && highlighted === null,
      async run({ page }, { context: { suggestions } }) {
        const names = suggestions.map(({ name }: { name: string }) => name);
        const highlights = async (key: string, name: string | null) => {
          await page.keyboard.press(key);
          const shown = expect.poll(() => highlightedIn(page));
          await (name === null ? shown.toBeNull() : shown.toContain(name));
        };
        await highlights('ArrowDown', names[0]);
        await highlights('ArrowDown', names[1]);
        await highlights('ArrowUp', names[0]);
        await highlights('ArrowUp', names.at(-1));
        await highlights('Home', null);
      },
    },
    'lists recent searches on the next visit': {
      when: ({ context }) => context.recent.length > 0,
      async run(sitePage) {
        await sitePage.page.reload();
        await boxOf(sitePage.page).focus();
        await recentOf(sitePage).waitFor();
      },
    },
    'gives up suggestions of a page that was left': givesUp(
      'fetchSuggestions',
      pathOf('suggestions'),
    ),
  },
};

async function searchInOtherTab(...[sitePage, { recent }]: Parameters<Action>) {
  const { email } = await sitePage.account();
  await storeInOtherTab(sitePage, 'fin.searches', { person: email, queries: recent });
}
