import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { findStored } from './found';
import { during, leaveAndReturn } from './leaving';
import { lastTab, otherTab, pathOf, storeInOtherTab } from './outside';

const SESSION = 'cs_1';
const CONFIRM = pathOf('confirmPayment');
const CONFIRMED = JSON.stringify([{ sessionId: SESSION, planId: null }]);

declare global {
  var endTurn: () => void;
}

const heading = ({ page }: SitePage, name: string) => page.getByRole('heading', { name }).waitFor();

async function confirmElsewhere({ page }: SitePage): Promise<void> {
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

async function endOtherTurn(sitePage: SitePage, isConfirmed: boolean): Promise<void> {
  const other = lastTab(sitePage);
  const payments = isConfirmed ? CONFIRMED : '[]';
  await other.evaluate((it) => localStorage.setItem('fin.payments', it), payments);
  await other.evaluate(() => globalThis.endTurn());
  await other.close();
}

const turnsOf = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.map(({ name }) => name), pending: pending.map(({ name }) => name) };
  });

const hasEndedTurn = ({ page }: SitePage) =>
  expect
    .poll(async () => (await turnsOf(page)).held.length)
    .toBe(page.context().pages().length - 1);

export const driver: Driver = {
  use: 'Return from payment',
  leave: null,
  async begin(sitePage, input) {
    const { sessionId, isConfirmed } = input as { sessionId: string | null; isConfirmed: boolean };
    if (isConfirmed) {
      await sitePage.page.evaluate((it) => localStorage.setItem('fin.payments', it), CONFIRMED);
    } else if (sessionId) await confirmElsewhere(sitePage);
    await sitePage.open(`/payment-success${sessionId ? `?session_id=${sessionId}` : ''}`, 'member');
  },
  actions: {
    'turn.started': (sitePage, { isConfirmed }) => endOtherTurn(sitePage, isConfirmed),
    async 'payment.confirmed'(sitePage) {
      const none = [{ sessionId: '', planId: null }];
      if (!sitePage.page.url().includes(SESSION))
        return storeInOtherTab(sitePage, 'fin.payments', none);
      await confirmElsewhere(sitePage);
      await lastTab(sitePage).evaluate((it) => localStorage.setItem('fin.payments', it), CONFIRMED);
    },
    async 'retry.requested'(sitePage) {
      await confirmElsewhere(sitePage);
      await sitePage.page.getByRole('button', { name: 'Try again' }).click();
    },
  },
  calls: { confirmPayment: { path: CONFIRM, body: () => ({ status: true }) } },
  outcomes: {
    takeTurn: async ({ page }, { sessionId }) => {
      const turns = async () => {
        const { held, pending } = await turnsOf(page);
        return [...held, ...pending];
      };
      await expect.poll(turns).toContain(`fin.payment ${sessionId}`);
    },
    confirmPayment: asks('confirmPayment', ({ sessionId }) => ({
      payload: { session_id: sessionId, gateway: 'stripe' },
    })),
    rememberPayment: (sitePage, { sessionId }) =>
      findStored(sitePage, 'localStorage', 'fin.payments', { sessionId, planId: null }, (it) =>
        it?.at(-1),
      ),
  },
  assertions: {
    awaitingTurn: (sitePage) => heading(sitePage, 'Processing payment...'),
    confirming: (sitePage) => heading(sitePage, 'Processing payment...'),
    async confirmed(sitePage) {
      await heading(sitePage, 'Payment Successful!');
      await hasEndedTurn(sitePage);
    },
    async refused(sitePage) {
      await heading(sitePage, 'Failed to confirm your payment.');
      await hasEndedTurn(sitePage);
    },
    async unanswered(sitePage) {
      await sitePage.page.getByRole('button', { name: 'Try again' }).waitFor();
      await hasEndedTurn(sitePage);
    },
  },
  epilogues: {
    'tries again on the next visit': {
      when: (from) => from.matches({ unconfirmed: 'unanswered' }),
      async run(sitePage) {
        await leaveAndReturn(sitePage);
        await heading(sitePage, 'Processing payment...');
      },
    },
    'goes on with a confirmation whose page was left, without locks': {
      when: (from) => during('confirmPayment')(from) && from.context.sessionId === SESSION,
      async run(sitePage) {
        await sitePage.page.evaluate(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined }),
        );
        await leaveAndReturn(sitePage);
        await heading(sitePage, 'Processing payment...');
        await sitePage.answer(CONFIRM, { status: true });
        await heading(sitePage, 'Payment Successful!');
        const confirmations = sitePage.sent.filter(({ call }) => call === 'confirmPayment');
        expect(confirmations).toHaveLength(1);
      },
    },
  },
};
