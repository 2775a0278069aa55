/** Checks that after a lost answer, the page reports the outcome or a second click is harmless. */
import { describe, expect, test } from 'vitest';
import { type Calls, calls } from '../../contract/calls';
import { checkoutFlow } from '../../flows/cases/checkout';
import { confirmationFlow } from '../../flows/cases/confirmation';
import { formFlow, signUpForm } from '../../flows/cases/form';
import { plansFlow } from '../../flows/cases/plans';
import { progressFlow } from '../../flows/cases/progress';
import { member, sessionFlow } from '../../flows/cases/session';
import { submissionFlow } from '../../flows/cases/submission';
import { viewCountFlow } from '../../flows/cases/view-count';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { failures } from '../../flows/test-paths/flow';
import { CANCEL_FAILED } from '../../machines/plans.machine';
import { live } from './harness/live';

type Write = {
  [Name in keyof Calls]: Calls[Name]['kind'] extends 'command' ? Name : never;
}[keyof Calls];

interface Row {
  lose(isDone: boolean): Promise<unknown>;
  done: unknown;
  undone?: unknown;
  again?: 'the key of the attempt' | 'the provider has it once' | 'the same values' | 'no loss';
}

const lost = failures.network;
type Called = { calls: readonly (readonly unknown[])[] };

const said = ({ calls }: Called) =>
  calls.flatMap(([what, name, detail]) => {
    const event = (what === 'emits' ? name : detail) as { type?: string; text?: string };
    return event?.type === 'failure.raised' || name === 'alertFailure' ? [event.text] : [];
  });

const form: Pick<Row, 'lose' | 'done'> = {
  async lose() {
    const it = live(formFlow, { ...signUpForm, errors: {} });
    it.send(
      { type: 'field.changed', field: 'email', errors: {}, isChanged: true },
      'form.submitted',
    );
    await it.fail('submitForm', lost);
    return [said(it), it.now().can({ type: 'form.submitted' })];
  },
  done: [[signUpForm.failureText], true],
};

const writes: Readonly<Record<Write, Row>> = {
  signIn: { ...form, again: 'no loss' },
  // A lost answer leaves an unused session; the next attempt signs in again.
  signInWithPasskey: { ...form, again: 'no loss' },
  // The page reloads the list, and a device never registers twice.
  addPasskey: { ...form, again: 'the provider has it once' },
  removePasskey: { ...form, again: 'the same values' },
  signUp: { ...form, again: 'the key of the attempt' },
  requestPasswordReset: { ...form, again: 'the key of the attempt' },
  // The provider suppresses a second e-mail within ten minutes.
  requestConfirmation: { ...form, again: 'the provider has it once' },
  updateProfile: { ...form, again: 'the same values' },
  // The effect checks the outcome (tests/unit/change-password.test.ts).
  changePassword: { ...form, again: 'no loss' },
  sendMailToCast: { ...form, again: 'the key of the attempt' },
  submitMovie: {
    async lose() {
      const it = live(submissionFlow, {
        formId: 'f',
        maxRows: 2,
        emptyForm: {},
        emptyRow: {},
      });
      it.send('form.submitted');
      it.report('sendSubmission', { type: 'upload.refused', failure: lost });
      return [said(it), it.now().can({ type: 'form.submitted' })];
    },
    done: [['common.unexpected'], true],
    again: 'the key of the attempt',
  },
  signOut: {
    async lose() {
      const it = live(sessionFlow, member);
      const signOut = { type: 'signOut.requested', isEverywhere: false } as const;
      it.send(signOut);
      await it.fail('signOut', lost);
      return [said(it), it.now().can(signOut)];
    },
    done: [['session.signOutFailed'], true],
    again: 'the same values',
  },
  // The effect checks the outcome (tests/unit/delete-account.test.ts).
  deleteAccount: { ...form, again: 'no loss' },
  // The effect checks the outcome (tests/unit/end-session.test.ts).
  endSession: { ...form, again: 'the same values' },
  toggleWatchlist: {
    async lose(isSaved) {
      const it = live(watchlistFlow, { titleId: '7', isSaved: false });
      it.send({ type: 'toggle.pressed', isMember: true, at: 1 });
      await it.fail('saveToggle', lost);
      await it.succeed('readEntry', { isSaved, at: 2 });
      return [it.now().value, said(it)];
    },
    done: [{ settled: 'on' }, []],
    undone: [{ settled: 'off' }, ['watchlist.failed']],
  },
  saveProgress: {
    async lose(isDone) {
      const it = live(progressFlow, { isMember: true, isProviderWithout: false });
      await it.succeed('readProgress', { hasUnsent: true });
      await it.fail('sendProgress', lost);
      it.wait(60_000);
      await it.succeed('readProgress', { hasUnsent: !isDone });
      return [it.now().value, said(it)];
    },
    done: ['inStep', []],
    undone: ['sending', []],
  },
  // The provider counts one view per day.
  countView: {
    async lose() {
      const it = live(viewCountFlow, { titleId: '7' });
      it.send('film.playing', 'media.playing');
      for (let second = 0; second < 10; second += 1) it.wait(1_000);
      await it.fail('countView', lost);
      return [it.now().value, said(it)];
    },
    done: ['counted', []],
    again: 'the provider has it once',
  },
  cancelSubscription: {
    async lose(isDone) {
      const none = { id: null, name: null, status: null };
      const active = { id: '9', name: 'Standard', status: 'active' };
      const it = live(plansFlow, undefined);
      await it.succeed('readSubscription', active);
      it.send('cancel.requested', 'cancel.confirmed');
      await it.fail('cancelSubscription', lost);
      await it.succeed('readSubscription', isDone ? none : active);
      if (isDone) await it.succeed('readSubscription', none);
      return [it.now().value, it.now().context.cancelled, said(it)];
    },
    done: ['inactive', { name: 'Standard' }, []],
    undone: [{ active: 'running' }, null, [CANCEL_FAILED]],
  },
  processPayment: {
    async lose() {
      const it = live(checkoutFlow, { planId: '2' });
      await it.succeed('readDetails', { total: 354 });
      it.send('payment.requested');
      await it.fail('processPayment', lost);
      return [it.now().value, it.now().can({ type: 'payment.requested' })];
    },
    done: [{ showing: 'refused' }, true],
    again: 'the provider has it once',
  },
  confirmPayment: {
    async lose() {
      const it = live(confirmationFlow, { sessionId: 'cs_1', isConfirmed: false });
      it.report('takeTurn', { type: 'turn.started', isConfirmed: false });
      await it.fail('confirmPayment', lost);
      return [it.now().value, it.now().can({ type: 'retry.requested' })];
    },
    done: [{ unconfirmed: 'unanswered' }, true],
    again: 'the provider has it once',
  },
};

const rows = Object.entries(writes).map(([write, row]) => ({ write: write as Write, ...row }));

describe.each(rows)('$write, with its answer lost', ({ write, lose, ...row }) => {
  test.each([true, false])('and executed by the provider: %s', async (isDone) => {
    expect(await lose(isDone)).toEqual(isDone ? row.done : (row.undone ?? row.done));
  });

  test('has an idempotency key exactly where that makes a second click harmless', () => {
    expect(calls[write].isIdempotent).toBe(row.again === 'the key of the attempt');
  });
});
