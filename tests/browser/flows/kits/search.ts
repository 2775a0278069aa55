import { expect } from 'vitest';
import { searchFlow } from '../../../../flows/cases/search';
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
  cases: {
    // With a third text one can change it back within the pause.
    events: {
      ...searchFlow.events,
      'query.changed': [' ', 'la ', 'lan'].map((text) => ({ text })),
    },
    isFarEnough: (snapshot) =>
      snapshot.context.recent.length > 1 || searchFlow.isFarEnough?.(snapshot as never) === true,
  },
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
  follows: {
    // The box is told what was searched for before: at once, and after each search.
    'recent.changed'({ type, query }, { value, context: { text, recent } }) {
      if (type === 'xstate.init') return { recent: [] };
      if (type === 'recent.removed') return { recent: recent.filter((it: string) => it !== query) };
      const sought = text.trim();
      if (!['query.submitted', 'suggestion.picked'].includes(type)) return null;
      if (value !== 'resting' || sought === '') return null;
      const others = recent.filter((it: string) => it.toLowerCase() !== sought.toLowerCase());
      return { recent: [sought, ...others], isSought: true };
    },
    'search.opened': ({ isSought, recent }) => (isSought ? { query: recent[0] } : null),
  },
  isPossible({ type, text, name, query, recent }, { context, value }) {
    const place = JSON.stringify(value);
    const isLeaving = place.includes('leaving');
    const hasText = context.text.trim() !== '';
    switch (type) {
      case 'query.changed':
        return text !== context.text;
      case 'query.submitted':
        // A blank search gives the box the focus, which is a second event.
        return hasText || place.includes('recalling');
      case 'query.cleared':
        return context.text !== '';
      // What is stored already is stored without an event.
      case 'recent.changed':
        return JSON.stringify(recent) !== JSON.stringify(context.recent);
      case 'suggestion.picked':
        return (
          place.includes('listed') &&
          context.suggestions.some((it: { name: string }) => it.name === name)
        );
      case 'suggestion.highlighted':
      case 'escape.pressed':
      case 'box.left':
        return !isLeaving;
      case 'box.focused':
        return isLeaving || value === 'resting';
      case 'recent.removed':
        return place.includes('recalling') && context.recent.includes(query);
      default:
        return true;
    }
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
