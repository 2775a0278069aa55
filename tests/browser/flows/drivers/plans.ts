import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { english } from './found';
import { during, givesUp, leave } from './leaving';
import { networkReturns, pathOf, paymentConfirmed, subscriptionBody } from './outside';

const alerts = new WeakMap<Page, string[]>();

const RUNNING = subscriptionBody({ id: '9', status: 'active' });

const banner = ({ page }: SitePage) =>
  page.getByRole('status').filter({ hasNot: page.locator('li') });
const press = ({ page }: SitePage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const isCancelling = ({ page }: SitePage) =>
  page.getByRole('button', { name: 'Cancelling...' }).waitFor();
const question = ({ page }: SitePage) =>
  page.getByRole('alertdialog', { name: 'Cancel Standard?' });
const asksNothing = (sitePage: SitePage) => question(sitePage).waitFor({ state: 'detached' });
const says = (sitePage: SitePage, text: string) => banner(sitePage).getByText(text).waitFor();

export const driver: Driver = {
  use: 'Subscription',
  begin(sitePage) {
    const said: string[] = [];
    alerts.set(sitePage.page, said);
    sitePage.page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    return sitePage.open('/plans', 'member');
  },
  actions: {
    'retry.requested': (sitePage) => press(sitePage, 'Try again'),
    'network.returned': networkReturns,
    'cancel.requested': (sitePage) => press(sitePage, 'Cancel'),
    'cancel.confirmed': (sitePage) => press(sitePage, 'Cancel subscription'),
    'cancel.declined': (sitePage) => press(sitePage, 'Keep plan'),
    'subscription.outdated': (sitePage) => paymentConfirmed(sitePage, '2'),
  },
  calls: {
    readSubscription: {
      path: pathOf('activeSubscription'),
      body: (facts) => subscriptionBody(facts as { id: string | null; status: string | null }),
    },
    cancelSubscription: { path: pathOf('cancelSubscription'), body: () => ({ status: true }) },
  },
  outcomes: {
    readSubscription: asks('activeSubscription'),
    cancelSubscription: asks('cancelSubscription', ({ id }) => ({ params: { id } })),
    'plans.outdated': [
      asks('plans'),
      ({ page }) =>
        expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe('Subscription Plans'),
    ],
    alertFailure: ({ page }, { text }) =>
      expect.poll(() => alerts.get(page)).toContain(english(text)),
  },
  besides: { 'xstate.init': asks('plans') },
  assertions: {
    async reading(sitePage) {
      await sitePage.page.locator('[role=status][aria-busy=true]').waitFor();
      await asksNothing(sitePage);
    },
    inactive: (sitePage, { context: { cancelled } }) =>
      says(sitePage, cancelled ? `${cancelled.name} was cancelled.` : 'No active plan yet.'),
    'unread.answered': (sitePage) => says(sitePage, "We couldn't load your subscription."),
    'unread.awaitingNetwork': (sitePage) => says(sitePage, "We couldn't load your subscription."),
    async running(sitePage) {
      await says(sitePage, 'Until 22 December 2026');
      await sitePage.page.getByRole('article', { name: 'Standard' }).waitFor();
      await asksNothing(sitePage);
    },
    confirming: (sitePage) => question(sitePage).waitFor(),
    cancelling: isCancelling,
    lookingUp: isCancelling,
  },
  epilogues: {
    'drops its question when the subscription changes in another tab': {
      when: (from) => from.matches({ active: 'confirming' }),
      async run(sitePage) {
        await paymentConfirmed(sitePage, '2');
        await asksNothing(sitePage);
      },
    },
    'gives up the subscription of a page that was left': givesUp(
      'readSubscription',
      pathOf('activeSubscription'),
    ),
    'reports a cancellation that fails after its page was left': {
      when: during('cancelSubscription'),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.fail(pathOf('cancelSubscription'), failures.network);
        await sitePage.answer(pathOf('activeSubscription'), RUNNING);
        await expect.poll(() => alerts.get(sitePage.page)).toContain(english('plans.cancelFailed'));
      },
    },
  },
};
