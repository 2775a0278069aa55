import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { english } from './found';
import { networkReturns, pathOf, paymentConfirmed, subscriptionBody } from './outside';

/** By page: what its alerts have said. */
const alerts = new WeakMap<Page, string[]>();

const banner = ({ page }: Stage) => page.getByRole('status').filter({ hasNot: page.locator('li') });
const press = ({ page }: Stage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const isCancelling = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Cancelling...' }).waitFor();
const says = (stage: Stage, text: string) => banner(stage).getByText(text).waitFor();

export const kit: Kit = {
  use: 'Subscription',
  begin(stage) {
    const said: string[] = [];
    alerts.set(stage.page, said);
    stage.page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    return stage.open('/plans', 'member');
  },
  gestures: {
    'retry.requested': (stage) => press(stage, 'Try again'),
    'network.returned': networkReturns,
    'cancel.requested': (stage) => press(stage, 'Cancel'),
    'cancel.confirmed': (stage) => press(stage, 'Cancel subscription'),
    'cancel.declined': (stage) => press(stage, 'Keep plan'),
    'subscription.outdated': (stage) => paymentConfirmed(stage, '2'),
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
  sights: {
    reading: ({ page }) => page.locator('[role=status][aria-busy=true]').waitFor(),
    inactive: (stage, { context: { cancelled } }) =>
      says(stage, cancelled ? `${cancelled} was cancelled.` : 'No active plan yet.'),
    'unread.answered': (stage) => says(stage, "We couldn't load your subscription."),
    'unread.awaitingNetwork': (stage) => says(stage, "We couldn't load your subscription."),
    running: (stage) => says(stage, 'Until 22 December 2026'),
    confirming: ({ page }) => page.getByRole('alertdialog', { name: 'Cancel Standard?' }).waitFor(),
    cancelling: isCancelling,
    lookingUp: isCancelling,
  },
};
