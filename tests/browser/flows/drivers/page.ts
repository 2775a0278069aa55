import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { findAddress, findStored } from './found';
import { loseSession, signInElsewhere } from './leaving';
import { goTo, inOtherTab, storeInOtherTab } from './outside';

type Input = { path: string; isMember: boolean; isLoaded: boolean };

const headings: Readonly<Record<string, string>> = {
  '/': 'Stories worth staying to the end for',
  '/tv-show': 'TV Shows',
  '/plans': 'Subscription Plans',
  '/login': 'Sign In',
};
const code: Readonly<Record<string, string>> = {
  '/tv-show': '**/TvShowsScreen.*.js',
  '/plans': '**/PlansScreen.*.js',
};

const heading = ({ page }: SitePage, name = '') =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const says = ({ page }: SitePage, text: string) => page.getByText(text).waitFor();
const isLoading = ({ page }: SitePage) => page.locator('[aria-busy=true]').first().waitFor();
const setOffline = async ({ page }: SitePage, isOffline: boolean) => {
  await page.context().setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
};

async function reloads(sitePage: SitePage, path: string): Promise<void> {
  await sitePage.answer(code[path] ?? '');
  await heading(sitePage, headings[path]);
}

/** Returns a fixed index, because a redirect creates another actor, which would be the latest. */
const actorAt = (input: unknown) => ((input as Input).isLoaded ? 2 : 1);

export const driver: Driver = {
  use: 'Page',
  actorAt,
  holds: Object.values(code),
  async begin(sitePage, input) {
    const { path, isMember, isLoaded } = input as Input;
    const who = isMember ? 'member' : 'visitor';
    if (isLoaded) {
      await sitePage.open(path, who);
      if (code[path]) await sitePage.answer(code[path]);
      await heading(sitePage, headings[path]);
      await goTo(sitePage, '/terms-conditions');
    } else await sitePage.open('/terms-conditions', who);
    await heading(sitePage, 'Terms & Conditions');
    // Waits before setting the reload flag, because a page clears it when it has rendered.
    const before = async () => (await sitePage.seen('Page', actorAt(input) - 1))?.value;
    await expect.poll(before).toEqual({ open: 'shown' });
    await sitePage.page.evaluate(() => sessionStorage.setItem('fin.reloaded', 'true'));
    await goTo(sitePage, path);
  },
  actions: {
    'member.arrived': signInElsewhere,
    'member.left': (sitePage) => inOtherTab(sitePage, () => localStorage.clear(), null),
    async 'network.returned'(sitePage, _, { context }) {
      await setOffline(sitePage, false);
      await reloads(sitePage, context.path);
    },
    async 'retry.requested'(sitePage, _, { context }) {
      await sitePage.page.getByRole('button', { name: 'Try again' }).click();
      await reloads(sitePage, context.path);
    },
  },
  calls: {
    loadScreen: {
      succeed: (sitePage, _, { context }) => sitePage.answer(code[context.path] ?? ''),
      async fail(sitePage, failure, { context }) {
        if (failure.kind === 'network') await setOffline(sitePage, true);
        await sitePage.fail(code[context.path] ?? '', failure);
      },
    },
  },
  outcomes: {
    forgetReload: (sitePage) => findStored(sitePage, 'sessionStorage', 'fin.reloaded', null),
  },
  epilogues: {
    'begins afresh for another member': {
      when: (from) => from.matches({ open: 'shown' }) && from.context.isMember,
      async run(sitePage, { context }) {
        const { page } = sitePage;
        const marked = page.locator('h1[data-marked]');
        await page.locator('h1').evaluate((it) => it.setAttribute('data-marked', ''));
        await marked.waitFor();
        await storeInOtherTab(sitePage, 'user', { email: 'noor@fin.example' });
        await marked.waitFor({ state: 'detached' });
        await heading(sitePage, headings[context.path]);
      },
    },
    'returns a member who signs in again to the page where the session ended': {
      when: (from) => from.matches({ open: 'shown' }) && from.context.path === '/plans',
      async run(sitePage) {
        await loseSession(sitePage);
        await heading(sitePage, headings['/']);
        await goTo(sitePage, '/login');
        await heading(sitePage, headings['/login']);
        await signInElsewhere(sitePage);
        await findAddress(sitePage, '/plans');
      },
    },
  },
  assertions: {
    closedToVisitor: (sitePage) => heading(sitePage, headings['/login']),
    closedToMember: ({ page }) => page.waitForURL('**/browse'),
    signedIn: ({ page }) => page.waitForURL('**/browse'),
    sessionEnded: (sitePage) => heading(sitePage, headings['/']),
    loading: isLoading,
    reloading: isLoading,
    awaitingNetwork: (sitePage) => says(sitePage, 'This page will load when you reconnect.'),
    lost: (sitePage) => says(sitePage, "We couldn't show this page."),
    'open.shown': (sitePage, { context }) => heading(sitePage, headings[context.path]),
  },
};
