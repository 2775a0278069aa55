import { expect } from 'vitest';
import type { StoredSession } from '../../../../src/api/session-store';
import { intercept } from '../../setup/interception';
import type { Action, Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { english, findAddress, findFailure, findStored, findToast } from './found';
import { signInElsewhere } from './leaving';
import { goTo, inOtherTab, pathOf, restorePage, storeInOtherTab } from './outside';

const HERE = '/terms-conditions';
const OF_THE_MEMBER = 'fin.progress-unknown';

interface Stored {
  session: StoredSession;
  interruption: object | null;
}

const profile = ({ page }: SitePage) => page.getByRole('button', { name: /^Profile of/ });
/** Uses the keyboard, because a toast may cover the button. */
const openMenu = (sitePage: SitePage) => profile(sitePage).press('Enter');
const logout = ({ page }: SitePage) => page.getByRole('menuitem', { name: 'Logout' });
const heading = ({ page }: SitePage, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const token = ({ page }: SitePage) => page.evaluate(() => localStorage.getItem('token'));

function store({ page }: SitePage, { session, interruption }: Stored): Promise<void> {
  return page.evaluate(
    ([{ isSignedIn, user }, kept, ofMember]) => {
      localStorage.clear();
      if (isSignedIn) localStorage.setItem('token', 'a token');
      if (user) localStorage.setItem('user', JSON.stringify(user));
      sessionStorage.removeItem('fin.interruption');
      sessionStorage.setItem(ofMember, 'true');
      if (kept) sessionStorage.setItem('fin.interruption', JSON.stringify({ ...kept, forms: {} }));
    },
    [session, interruption, OF_THE_MEMBER] as const,
  );
}

const isVisitor = async (sitePage: SitePage, isInterrupted: boolean) => {
  await expect.poll(() => token(sitePage)).toBeNull();
  await profile(sitePage).waitFor({ state: 'detached' });
  await goTo(sitePage, '/login');
  await heading(sitePage, 'Sign In').waitFor();
  const notice = sitePage.page.getByText("You've been signed out.");
  await expect.poll(() => notice.count()).toBe(isInterrupted ? 1 : 0);
  await goTo(sitePage, HERE);
  await heading(sitePage, 'Terms & Conditions').waitFor();
};

const isMember = async (sitePage: SitePage, isSigningOut: boolean) => {
  await expect.poll(() => token(sitePage)).not.toBeNull();
  await openMenu(sitePage);
  await expect(logout(sitePage)).toHaveAttribute('aria-disabled', isSigningOut ? 'true' : null);
  await sitePage.page.locator('[role=menu]:focus-within').waitFor();
  await sitePage.page.keyboard.press('Escape');
  await logout(sitePage).waitFor({ state: 'detached' });
};

/** The provider still answers a sign-out that something else completes: the site doesn't abort it. */
const mayCompleteSignOut =
  (act: Action): Action =>
  async (sitePage, event, from) => {
    await act(sitePage, event, from);
    if (from.matches({ member: 'signingOut' }) && !event.session?.isSignedIn)
      await sitePage.answer(pathOf('signOut'), { status: true });
  };

export const driver: Driver = {
  use: 'Session',
  leave: null,
  logs: [/Failed to load resource/],
  async begin(sitePage, input) {
    const { interruption, ...session } = input as StoredSession & Pick<Stored, 'interruption'>;
    const { page } = sitePage;
    const isRefused = (path: string) => path.endsWith('/tvshow-list');
    await intercept(page, '**/api/v2/user/**', (it) =>
      it.answer({ status: isRefused(new URL(it.url).pathname) ? 401 : 200, body: { data: [] } }),
    );
    await store(sitePage, { session, interruption });
    await sitePage.open(HERE, 'visitor');
  },
  actions: {
    'session.changed': mayCompleteSignOut(async (sitePage, { session, interruption }) => {
      await store(sitePage, { session, interruption });
      await restorePage(sitePage.page);
    }),
    'session.refused': mayCompleteSignOut(async (sitePage) => {
      const refused = sitePage.page.waitForResponse((it) => it.status() === 401);
      await goTo(sitePage, '/tv-show');
      await refused;
      // Wait until the screen unmounts, or it would repeat its call after the next sign-in.
      await heading(sitePage, 'Stories worth staying to the end for').waitFor();
    }),
    'token.removed': mayCompleteSignOut((sitePage) =>
      inOtherTab(sitePage, () => localStorage.removeItem('token'), null),
    ),
    'storage.cleared': mayCompleteSignOut((sitePage) =>
      inOtherTab(
        sitePage,
        () => {
          // Clearing an empty storage area fires no event.
          localStorage.setItem('fin.any', '');
          localStorage.clear();
        },
        null,
      ),
    ),
    async 'signOut.requested'(sitePage, { isEverywhere }) {
      if (isEverywhere) {
        await goTo(sitePage, '/edit-profile');
        await sitePage.page.getByRole('button', { name: 'Sign out everywhere' }).click();
        await sitePage.page.getByRole('button', { name: 'Sign out', exact: true }).click();
        return;
      }
      await goTo(sitePage, '/movies');
      await heading(sitePage, 'Movies').waitFor();
      await openMenu(sitePage);
      await logout(sitePage).click();
    },
  },
  calls: { signOut: { path: pathOf('signOut'), body: () => ({ status: true }) } },
  outcomes: {
    signOut: asks('signOut', ({ isEverywhere }) => ({
      params: isEverywhere ? { everywhere: 'yes' } : {},
    })),
    forgetSession: (sitePage) => expect.poll(() => token(sitePage)).toBeNull(),
    clearStorage: ({ page }) => expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0),
    keepInterrupted: (sitePage, { interruption }) =>
      findStored(
        sitePage,
        'sessionStorage',
        'fin.interruption',
        interruption?.person,
        (it) => it?.person,
      ),
    endInterruption: (sitePage) => findStored(sitePage, 'sessionStorage', 'fin.interruption', null),
    'page.requested': (sitePage, { to }) => findAddress(sitePage, to),
    'failure.raised': findFailure,
    'user.changed': ({ page }, _, { context: { user } }) =>
      page.getByRole('button', { name: `Profile of ${user.first_name} ` }).waitFor(),
    'session.ended': (sitePage) => findStored(sitePage, 'sessionStorage', OF_THE_MEMBER, null),
  },
  assertions: {
    browsing: (sitePage) => isVisitor(sitePage, false),
    interrupted: (sitePage) => isVisitor(sitePage, true),
    staying: (sitePage) => isMember(sitePage, false),
    signingOut: (sitePage) => isMember(sitePage, true),
  },
  epilogues: {
    'forgets an expired session once a member signs in': {
      when: (from) => from.matches({ visitor: 'interrupted' }),
      async run(sitePage) {
        await signInElsewhere(sitePage);
        await profile(sitePage).waitFor();
        await findStored(sitePage, 'sessionStorage', 'fin.interruption', null);
      },
    },
    'says that another tab has deleted the account': {
      when: (from) => from.matches('member'),
      async run(sitePage) {
        await storeInOtherTab(sitePage, 'fin.account-deleted', 'yes');
        await findToast(sitePage, english('session.accountDeleted'));
      },
    },
  },
};
