import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { findStored } from './found';
import { goTo, inOtherTab } from './outside';

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

const heading = ({ page }: Stage, name = '') =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const says = ({ page }: Stage, text: string) => page.getByText(text).waitFor();
const isLoading = ({ page }: Stage) => page.locator('[aria-busy=true]').first().waitFor();
const setOffline = async ({ page }: Stage, isOffline: boolean) => {
  await page.context().setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
};

/** The page reloads, and its code loads this time. */
async function reloads(stage: Stage, path: string): Promise<void> {
  await stage.answer(code[path] ?? '');
  await heading(stage, headings[path]);
}

/** After the pages that lead there; a page that sends its reader on is followed by another. */
const actorAt = (input: unknown) => ((input as Input).isLoaded ? 2 : 1);

/** In tabs that have reloaded once, so that code that fails to load shows an error. */
export const kit: Kit = {
  use: 'Page',
  actorAt,
  holds: Object.values(code),
  async begin(stage, input) {
    const { path, isMember, isLoaded } = input as Input;
    const who = isMember ? 'member' : 'visitor';
    if (isLoaded) {
      await stage.open(path, who);
      if (code[path]) await stage.answer(code[path]);
      await heading(stage, headings[path]);
      await goTo(stage, '/terms-conditions');
    } else await stage.open('/terms-conditions', who);
    await heading(stage, 'Terms & Conditions');
    // A rendered page clears the reload flag; its document is there before.
    const before = async () => (await stage.seen('Page', actorAt(input) - 1))?.value;
    await expect.poll(before).toEqual({ open: 'shown' });
    await stage.page.evaluate(() => sessionStorage.setItem('fin.reloaded', 'true'));
    await goTo(stage, path);
  },
  gestures: {
    async 'member.arrived'(stage) {
      const { localStorage: entries } = await stage.account();
      await inOtherTab(
        stage,
        (them) => {
          for (const { name, value } of them) localStorage.setItem(name, value);
        },
        entries,
      );
    },
    'member.left': (stage) => inOtherTab(stage, () => localStorage.clear(), null),
    async 'network.returned'(stage, _, { context }) {
      await setOffline(stage, false);
      await reloads(stage, context.path);
    },
    async 'retry.requested'(stage, _, { context }) {
      await stage.page.getByRole('button', { name: 'Try again' }).click();
      await reloads(stage, context.path);
    },
  },
  calls: {
    loadScreen: {
      succeed: (stage, _, { context }) => stage.answer(code[context.path] ?? ''),
      async fail(stage, failure, { context }) {
        if (failure.kind === 'network') await setOffline(stage, true);
        await stage.fail(code[context.path] ?? '', failure);
      },
    },
  },
  outcomes: {
    forgetReload: (stage) => findStored(stage, 'sessionStorage', 'fin.reloaded', null),
  },
  sights: {
    closedToVisitor: (stage) => heading(stage, headings['/login']),
    closedToMember: ({ page }) => page.waitForURL('**/browse'),
    signedIn: ({ page }) => page.waitForURL('**/browse'),
    sessionEnded: (stage) => heading(stage, headings['/']),
    loading: isLoading,
    reloading: isLoading,
    awaitingNetwork: (stage) => says(stage, 'This page will load when you reconnect.'),
    lost: (stage) => says(stage, "We couldn't show this page."),
    'open.shown': (stage, { context }) => heading(stage, headings[context.path]),
  },
};
