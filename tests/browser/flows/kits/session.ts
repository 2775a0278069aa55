import { expect } from 'vitest';
import { flowCalled } from '../../../../flows/flows';
import type { StoredSession } from '../../../../src/api/session-store';
import { texts } from '../../../../src/features/landing/texts';
import type { Kit } from '../kit';
import type { Stage } from '../stage';
import { goTo, inOtherTab, pathOf } from './outside';

interface Stored {
  session: StoredSession;
  interruption: object | null;
}

const profile = ({ page }: Stage) => page.getByRole('button', { name: /^Profile of/ });
const landing = ({ page }: Stage) => page.getByRole('heading', { level: 1, name: texts.headline });
const token = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('token'));

/** Makes the browser's storage say this, without an event. */
function store({ page }: Stage, { session, interruption }: Stored): Promise<void> {
  return page.evaluate(
    ([{ isSignedIn, user }, kept]) => {
      localStorage.clear();
      if (isSignedIn) localStorage.setItem('token', 'a token');
      if (user) localStorage.setItem('user', JSON.stringify(user));
      sessionStorage.removeItem('fin.interruption');
      if (kept) sessionStorage.setItem('fin.interruption', JSON.stringify({ ...kept, forms: {} }));
    },
    [session, interruption] as const,
  );
}

const isVisitor = async (stage: Stage) => {
  await expect.poll(() => token(stage)).toBeNull();
  await profile(stage).waitFor({ state: 'detached' });
};
const isMember = (stage: Stage) => expect.poll(() => token(stage)).not.toBeNull();

export const sessionKit: Kit = {
  flow: flowCalled('session'),
  use: 'Session',
  logs: [/Failed to load resource/],
  async begin(stage, input) {
    const { interruption, ...session } = input as StoredSession & Pick<Stored, 'interruption'>;
    const { page } = stage;
    const isRefused = (path: string) => path.endsWith('/tvshow-list');
    await page.route('**/api/v2/user/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ status: isRefused(pathname) ? 401 : 200, json: { data: [] } });
    });
    await store(stage, { session, interruption });
    await stage.open('/terms-conditions', 'visitor');
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
      // A screen that is still there would ask again for whoever signs in next, and be refused again.
      await landing(stage).waitFor();
    },
    'token.removed': (stage) => inOtherTab(stage, () => localStorage.removeItem('token'), null),
    'storage.cleared': (stage) =>
      inOtherTab(
        stage,
        () => {
          // An empty storage that is cleared tells nobody.
          localStorage.setItem('fin.any', '');
          localStorage.clear();
        },
        null,
      ),
    async 'signOut.requested'(stage) {
      await goTo(stage, '/movies');
      await profile(stage).click();
      await stage.page.getByRole('menuitem', { name: 'Logout' }).click();
    },
  },
  calls: { signOut: { path: pathOf('signOut'), body: () => ({ status: true }) } },
  sights: { browsing: isVisitor, interrupted: isVisitor, staying: isMember, signingOut: isMember },
};
