import { expect } from 'vitest';
import { boxOf, listOf } from '../../search/box';
import type { Gesture, Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { findAddress, findStored } from './found';
import { goTo, pathOf, storeInOtherTab } from './outside';

const recentOf = ({ page }: Stage) => page.getByRole('listbox', { name: 'Recent searches' });
const nothingIsListed = async (stage: Stage) => {
  await listOf(stage.page).waitFor({ state: 'hidden' });
  await recentOf(stage).waitFor({ state: 'hidden' });
};

/** Escape leaves the focus in the box and hides the suggestions. */
async function restWithFocus({ page }: Stage): Promise<void> {
  await boxOf(page).focus();
  await page.keyboard.press('Escape');
}

/** The box on /search, which stays while its searches are shown. */
export const kit: Kit = {
  use: 'Search box',
  async begin(stage) {
    await stage.open('/search', 'member');
    await expect(boxOf(stage.page)).toHaveFocus();
    await restWithFocus(stage);
  },
  gestures: {
    'query.changed': ({ page }, { text }) => boxOf(page).fill(text),
    'query.submitted': ({ page }) =>
      page.getByRole('button', { name: 'Search', exact: true }).click(),
    'query.cleared': ({ page }) => page.getByRole('button', { name: 'Clear search' }).click(),
    'address.changed': (stage, { query }) =>
      goTo(stage, query === '' ? '/search' : `/search?q=${query}`),
    async 'suggestion.highlighted'(stage, _, from) {
      if (from.matches('resting')) await restWithFocus(stage);
      await stage.page.keyboard.press('ArrowDown');
    },
    'suggestion.picked': ({ page }, { name }) =>
      listOf(page).getByRole('option', { name, exact: true }).click(),
    'recent.changed': searchInOtherTab,
    'recent.removed': (stage, { query }) =>
      stage.page.getByRole('button', { name: `Remove ${query}` }).click(),
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
    keepSearch: (stage, { query }) =>
      findStored(stage, 'localStorage', 'fin.searches', query, (it) => it?.queries[0]),
    forgetSearch: (stage, { query }) =>
      findStored(stage, 'localStorage', 'fin.searches', false, (it) => it?.queries.includes(query)),
    'search.requested': (stage, { query }) => findAddress(stage, `/search?q=${query}`),
    'search.cleared': (stage) => findAddress(stage, '/search'),
  },
  sights: {
    resting: nothingIsListed,
    recalling: (stage, { context }) =>
      context.recent.length > 0
        ? recentOf(stage).waitFor()
        : expect(boxOf(stage.page)).toHaveFocus(),
    typing: ({ page }, { context }) => expect(boxOf(page)).toHaveValue(context.text),
    fetching: ({ page }, { context }) => expect(boxOf(page)).toHaveValue(context.text),
    listed: (stage, { context }) =>
      context.suggestions.length > 0 ? listOf(stage.page).waitFor() : nothingIsListed(stage),
    leaving: ({ page }) => expect(boxOf(page)).not.toHaveFocus(),
  },
};

async function searchInOtherTab(...[stage, { recent }]: Parameters<Gesture>) {
  const { email } = await stage.account();
  await storeInOtherTab(stage, 'fin.searches', { person: email, queries: recent });
}
