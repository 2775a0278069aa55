import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { findStored } from './found';
import { lastTab, otherTab, pathOf, storeInOtherTab } from './outside';

const SESSION = 'cs_1';
const CONFIRMED = JSON.stringify([{ sessionId: SESSION, planId: null }]);

declare global {
  /** In the other tab: ends its turn. */
  var endTurn: () => void;
}

const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { name }).waitFor();

/** Another tab confirms the same payment, so that this one waits for its turn. */
async function confirmElsewhere({ page }: Stage): Promise<void> {
  const other = await otherTab(page);
  await other.evaluate(
    (lock) =>
      new Promise<void>((resolve) => {
        void navigator.locks.request(lock, () => {
          resolve();
          return new Promise<void>((end) => {
            globalThis.endTurn = end;
          });
        });
      }),
    `fin.payment ${SESSION}`,
  );
}

async function endOtherTurn(stage: Stage, isConfirmed: boolean): Promise<void> {
  const other = lastTab(stage);
  const payments = isConfirmed ? CONFIRMED : '[]';
  await other.evaluate((it) => localStorage.setItem('fin.payments', it), payments);
  await other.evaluate(() => globalThis.endTurn());
  await other.close();
}

export const kit: Kit = {
  use: 'Return from payment',
  async begin(stage, input) {
    const { sessionId, isConfirmed } = input as { sessionId: string | null; isConfirmed: boolean };
    if (isConfirmed) {
      await stage.page.evaluate((it) => localStorage.setItem('fin.payments', it), CONFIRMED);
    } else if (sessionId) await confirmElsewhere(stage);
    await stage.open(`/payment-success${sessionId ? `?session_id=${sessionId}` : ''}`, 'member');
  },
  gestures: {
    'turn.started': (stage, { isConfirmed }) => endOtherTurn(stage, isConfirmed),
    async 'payment.confirmed'(stage) {
      // A page without a session waits for no turn.
      const none = [{ sessionId: '', planId: null }];
      if (!stage.page.url().includes(SESSION)) return storeInOtherTab(stage, 'fin.payments', none);
      await confirmElsewhere(stage);
      await lastTab(stage).evaluate((it) => localStorage.setItem('fin.payments', it), CONFIRMED);
    },
    async 'retry.requested'(stage) {
      await confirmElsewhere(stage);
      await stage.page.getByRole('button', { name: 'Try again' }).click();
    },
  },
  calls: { confirmPayment: { path: pathOf('confirmPayment'), body: () => ({ status: true }) } },
  outcomes: {
    takeTurn: ({ page }, { sessionId }) =>
      expect
        .poll(() =>
          page.evaluate(async () => {
            const { held = [], pending = [] } = await navigator.locks.query();
            return [...held, ...pending].map(({ name }) => name);
          }),
        )
        .toContain(`fin.payment ${sessionId}`),
    confirmPayment: asks('confirmPayment', ({ sessionId }) => ({
      payload: { session_id: sessionId, gateway: 'stripe' },
    })),
    rememberPayment: (stage, { sessionId }) =>
      findStored(stage, 'localStorage', 'fin.payments', { sessionId, planId: null }, (it) =>
        it?.at(-1),
      ),
  },
  sights: {
    awaitingTurn: (stage) => heading(stage, 'Processing payment...'),
    confirming: (stage) => heading(stage, 'Processing payment...'),
    confirmed: (stage) => heading(stage, 'Payment Successful!'),
    refused: (stage) => heading(stage, 'Failed to confirm your payment.'),
    unanswered: ({ page }) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
};
