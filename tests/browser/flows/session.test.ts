import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Step } from '../../../flows/live/allowed';
import { readRecording } from '../../../flows/live/recording';
import { openCheckout, pay } from '../checkout/pay-in-tab';
import { test } from '../setup/test';
import { panelOf, press, saveRecording, untilStep } from './panel';

const recordingOf = async (page: Page) => readRecording(await saveRecording(page));
const stepsOf = (steps: readonly Step[], use: string) =>
  steps.filter((step) => step.use === use).map(({ page, event }) => `${page} ${event}`);

test('a recording goes on after a reload and a sign-in', async ({ visitor, account }) => {
  await visitor.goto('/login?inspect');
  await visitor.getByLabel('Email').fill(account.email);
  await untilStep(visitor, 'Sign in begins');
  await visitor.reload();
  await untilStep(visitor, 'Sign in ends with its page');
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByLabel('Password').fill(account.password);
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await visitor.waitForURL('**/browse');
  await untilStep(visitor, 'Session: session changed → member');
  const steps = await recordingOf(visitor);
  expect(stepsOf(steps, 'Session').slice(0, 4)).toEqual([
    '1 xstate.init',
    '1 xstate.stop',
    '2 xstate.init',
    '2 session.changed',
  ]);
});

test("a payment's tab is recorded with the page that has opened it", async ({ member }) => {
  await member.goto('/get-payment-detail/2?inspect');
  const tab = await openCheckout(member);
  await pay(tab);
  await untilStep(member, 'Payment: payment confirmed → paid');
  const steps = await recordingOf(member);
  expect(stepsOf(steps, 'Return from payment')).toEqual([
    '2 xstate.init',
    '2 turn.started',
    '2 xstate.done.actor.confirmPayment',
  ]);
  expect(stepsOf(steps, 'Payment').at(-1)).toBe('1 payment.confirmed');
});

test('what was recorded is forgotten with the panel', async ({ visitor }) => {
  await visitor.goto('/browse?inspect');
  await untilStep(visitor, 'Popular Movies: read succeeds →');
  await press(visitor, 'Close');
  await panelOf(visitor).waitFor({ state: 'detached' });
  await visitor.goto('/movies');
  const kept = () => visitor.evaluate(() => Object.keys(sessionStorage));
  expect((await kept()).filter((key) => key.startsWith('fin.inspect'))).toEqual([]);
});

test('a stored session that is no JSON is ignored', async ({ visitor }) => {
  await visitor.addInitScript(() => sessionStorage.setItem('fin.inspect.steps', '[{'));
  await visitor.goto('/login?inspect');
  await untilStep(visitor, 'Sign in begins');
  const steps = await recordingOf(visitor);
  expect(stepsOf(steps, 'Session')).toEqual(['1 xstate.init']);
});
