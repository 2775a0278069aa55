import { expect } from 'vitest';
import type { StoredSession } from '../../../../src/api/session-store';
import { intercept } from '../../setup/interception';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { findAddress, findFailure, findStored } from './found';
import { goTo, inOtherTab, pathOf } from './outside';

const HERE = '/terms-conditions';
/** An entry of a tab that no other person may find. */
const OF_THE_MEMBER = 'fin.progress-unknown';

interface Stored {
  session: StoredSession;
  interruption: object | null;
}

const profile = ({ page }: Stage) => page.getByRole('button', { name: /^Profile of/ });
// By keyboard: a message may lie over the button.
const openMenu = (stage: Stage) => profile(stage).press('Enter');
const logout = ({ page }: Stage) => page.getByRole('menuitem', { name: 'Logout' });
const heading = ({ page }: Stage, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const token = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('token'));

/** Makes the browser's storage say this, without an event. */
function store({ page }: Stage, { session, interruption }: Stored): Promise<void> {
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

/** No member is signed in, and the sign-in page shows whether a session has expired. */
const isVisitor = async (stage: Stage, isInterrupted: boolean) => {
  await expect.poll(() => token(stage)).toBeNull();
  await profile(stage).waitFor({ state: 'detached' });
  await goTo(stage, '/login');
  await heading(stage, 'Sign In').waitFor();
  const notice = stage.page.getByText("You've been signed out.");
  await expect.poll(() => notice.count()).toBe(isInterrupted ? 1 : 0);
  await goTo(stage, HERE);
  await heading(stage, 'Terms & Conditions').waitFor();
};

/** A member is here, and the menu says whether they may still sign out. */
const isMember = async (stage: Stage, isSigningOut: boolean) => {
  await expect.poll(() => token(stage)).not.toBeNull();
  await openMenu(stage);
  await expect(logout(stage)).toHaveAttribute('aria-disabled', isSigningOut ? 'true' : null);
  // It takes the keys from when it has the focus.
  await stage.page.locator('[role=menu]:focus-within').waitFor();
  await stage.page.keyboard.press('Escape');
  await logout(stage).waitFor({ state: 'detached' });
};

export const kit: Kit = {
  use: 'Session',
  logs: [/Failed to load resource/],
  async begin(stage, input) {
    const { interruption, ...session } = input as StoredSession & Pick<Stored, 'interruption'>;
    const { page } = stage;
    const isRefused = (path: string) => path.endsWith('/tvshow-list');
    await intercept(page, '**/api/v2/user/**', (it) =>
      it.answer({ status: isRefused(new URL(it.url).pathname) ? 401 : 200, body: { data: [] } }),
    );
    await store(stage, { session, interruption });
    await stage.open(HERE, 'visitor');
  },
  gestures: {
    // A page that comes out of the bfcache reads what happened meanwhile.
    async 'session.changed'(stage, { session, interruption }) {
      await store(stage, { session, interruption });
      await stage.page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    },
    async 'session.refused'(stage) {
      const refused = stage.page.waitForResponse((it) => it.status() === 401);
      await goTo(stage, '/tv-show');
      await refused;
      // A screen that is still there would repeat its call after the next sign-in, and be refused again.
      await heading(stage, 'Stories worth staying to the end for').waitFor();
    },
    'token.removed': (stage) => inOtherTab(stage, () => localStorage.removeItem('token'), null),
    'storage.cleared': (stage) =>
      inOtherTab(
        stage,
        () => {
          // Clearing an empty storage fires no event.
          localStorage.setItem('fin.any', '');
          localStorage.clear();
        },
        null,
      ),
    async 'signOut.requested'(stage, { isEverywhere }) {
      if (isEverywhere) {
        await goTo(stage, '/edit-profile');
        await stage.page.getByRole('button', { name: 'Sign out everywhere' }).click();
        await stage.page.getByRole('button', { name: 'Sign out', exact: true }).click();
        return;
      }
      await goTo(stage, '/movies');
      await heading(stage, 'Movies').waitFor();
      await openMenu(stage);
      await logout(stage).click();
    },
  },
  calls: { signOut: { path: pathOf('signOut'), body: () => ({ status: true }) } },
  outcomes: {
    signOut: asks('signOut', ({ isEverywhere }) => ({
      params: isEverywhere ? { everywhere: 'yes' } : {},
    })),
    forgetSession: (stage) => expect.poll(() => token(stage)).toBeNull(),
    clearStorage: ({ page }) => expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0),
    keepInterrupted: (stage, { interruption }) =>
      findStored(
        stage,
        'sessionStorage',
        'fin.interruption',
        interruption?.person,
        (it) => it?.person,
      ),
    endInterruption: (stage) => findStored(stage, 'sessionStorage', 'fin.interruption', null),
    'page.requested': (stage, { to }) => findAddress(stage, to),
    'failure.raised': findFailure,
    'session.ended': (stage) => findStored(stage, 'sessionStorage', OF_THE_MEMBER, null),
  },
  sights: {
    browsing: (stage) => isVisitor(stage, false),
    interrupted: (stage) => isVisitor(stage, true),
    staying: (stage) => isMember(stage, false),
    signingOut: (stage) => isMember(stage, true),
  },
};
