import { expect } from 'vitest';
import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { findFailure, findMessage, overhear } from './found';
import { during, signOutElsewhere } from './leaving';
import { goTo, inOtherTab, pathOf } from './outside';

const TITLE = { id: '7', name: 'Salt Road', is_watch_list: false };
const PAGE = pathOf('tvShows');
const CHANNEL = 'fin.watchlist';

const heart = ({ page }: SitePage) =>
  page.getByRole('button', { name: `Add ${TITLE.name} to watchlist` });
const isPressed = (sitePage: SitePage, isOn: boolean) =>
  expect(heart(sitePage)).toHaveAttribute('aria-pressed', String(isOn));
async function postFromOtherTab(
  sitePage: SitePage,
  type: 'entry.saved' | 'entry.read',
  isSaved: boolean,
): Promise<void> {
  const { email: person } = await sitePage.account();
  const entry = { type, person, titleId: TITLE.id, isSaved };
  await inOtherTab(
    sitePage,
    (posted) => {
      const channel = new BroadcastChannel('fin.watchlist');
      channel.postMessage({ ...posted, at: performance.timeOrigin + performance.now() });
      channel.close();
    },
    entry,
  );
}

async function hasPosted(
  sitePage: SitePage,
  { type, isSaved }: { type: string; isSaved: boolean },
) {
  const { email: person } = await sitePage.account();
  await findMessage(sitePage, CHANNEL, { type, person, titleId: TITLE.id, isSaved });
}

export const driver: Driver = {
  use: 'Heart',
  holds: [PAGE],
  async begin(sitePage, input) {
    const { isSaved } = input as { isSaved: boolean };
    await overhear(sitePage, CHANNEL);
    await sitePage.open('/plans', 'member');
    await sitePage.page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await sitePage.answer(PAGE, [TITLE]);
    await heart(sitePage).waitFor();
    await sitePage.page.goBack();
    await sitePage.page.getByRole('heading', { name: 'Subscription Plans' }).waitFor();
    await sitePage.page.goForward();
    await heart(sitePage).waitFor();
    await postFromOtherTab(sitePage, 'entry.read', isSaved);
  },
  actions: {
    'toggle.pressed': (sitePage) => heart(sitePage).click(),
    'entry.refreshed': (sitePage, { isSaved, askedAt }) =>
      askedAt === 1
        ? sitePage.answer(PAGE, [{ ...TITLE, is_watch_list: isSaved }])
        : postFromOtherTab(sitePage, 'entry.read', isSaved),
    'entry.saved': (sitePage, { isSaved }) => postFromOtherTab(sitePage, 'entry.saved', isSaved),
  },
  calls: {
    saveToggle: { path: pathOf('toggleWatchlist'), body: () => ({ status: true }) },
    readEntry: {
      path: pathOf('watchlist'),
      body: (entry) => ((entry as { isSaved: boolean }).isSaved ? [TITLE] : []),
    },
  },
  outcomes: {
    saveToggle: asks('toggleWatchlist', ({ titleId }) => ({
      payload: { entertainment_id: titleId },
    })),
    readEntry: asks('watchlist'),
    'entry.saved': hasPosted,
    'entry.read': hasPosted,
    'failure.raised': findFailure,
  },
  assertions: {
    on: (sitePage) => isPressed(sitePage, true),
    off: (sitePage) => isPressed(sitePage, false),
    ...Object.fromEntries(
      ['unknown', 'turningOn', 'turningOff', 'unsure', 'checking', 'reconciling'].map((state) => [
        state,
        (sitePage: SitePage, { context }: { context: { isWanted: boolean } }) =>
          isPressed(sitePage, context.isWanted),
      ]),
    ),
  },
  epilogues: {
    'drops a save whose member signs out': {
      when: during('saveToggle'),
      async run(sitePage, from) {
        await signOutElsewhere(sitePage);
        const profile = sitePage.page.getByRole('button', { name: /^Profile of/ });
        await profile.waitFor({ state: 'detached' });
        await sitePage.fail(pathOf('toggleWatchlist'), failures.network);
        await sitePage.pass(1);
        expect((await sitePage.seen('Heart'))?.value).toEqual(from.value);
      },
    },
    'adds the title of a visitor who signs in': {
      when: (from) => from.matches('settled'),
      async run(sitePage) {
        const { page } = sitePage;
        const { email, password } = await sitePage.account();
        await signOutElsewhere(sitePage);
        await page.getByRole('link', { name: 'TV Show', exact: true }).first().waitFor();
        await goTo(sitePage, '/tv-show');
        await sitePage.answer(PAGE, [TITLE]);
        await heart(sitePage).click();
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.locator('main form').getByRole('button', { name: 'Sign In' }).click();
        await sitePage.answer(pathOf('watchlist'), []);
        const calls = () => sitePage.sent.map(({ call }) => call);
        await expect.poll(calls).toContain('toggleWatchlist');
      },
    },
  },
};
