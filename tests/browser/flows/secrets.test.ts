import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { flowCalled, isFlowName } from '../../../flows/flows';
import { readRecording } from '../../../flows/live/recording';
import { createMessages } from '../../../flows/live/stately-messages';
import { openCheckout, pay } from '../checkout/pay-in-tab';
import { test } from '../setup/test';
import { fillIn, openForm, sendButton, toasts } from '../submission/form';
import { panelOf, saveRecording, untilStep } from './panel';

const person = {
  first: 'Ravindranath',
  last: 'Menonsson',
  email: `ravi.${randomUUID()}@fin.example`,
  password: 'projector-of-ravi',
  next: 'projector-lamp-of-ravi',
};
const LETTER = 'I saw you at the harbour and would like to write.';
const FILM = ['Asha Rao', 'asha@fin.example', 'Seven Lamps', 'A night watch', '1084537', 'Ishita'];

declare global {
  interface Window {
    unfiltered: string[];
  }
}

function watchEverything(): void {
  window.unfiltered = [];
  const inspect = (inspected: InspectionEvent) => {
    const { type } = inspected;
    if (type === '@xstate.snapshot') {
      const { context } = inspected.snapshot as { context?: unknown };
      window.unfiltered.push(JSON.stringify([inspected.event, context]));
    }
  };
  globalThis.startOptions = { ...globalThis.startOptions, inspect };
}

async function given(page: Page): Promise<string> {
  const recording = await saveRecording(page);
  const messagesOf = createMessages();
  const messages = readRecording(recording).flatMap((step) => {
    if (!isFlowName(step.chart)) throw new Error(`No chart is called ${step.chart}.`);
    return messagesOf(step, flowCalled(step.chart).machine);
  });
  const panel = await panelOf(page).evaluate((it) => it.outerHTML);
  return `${panel}${recording}${JSON.stringify(messages)}`;
}

const unfiltered = async (page: Page) => (await page.evaluate(() => window.unfiltered)).join('\n');
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

test('a member who signs up, signs in, changes the password, writes, submits a film and pays leaves no trace of what was typed, of a token or of a payment address', {
  timeout: 90_000,
}, async ({ open }) => {
  const page = await open();
  await page.addInitScript(watchEverything);
  const seen: string[] = [];
  const all: string[] = [];
  const tokens: string[] = [];
  const note = async () => {
    seen.push(await given(page));
    all.push(await unfiltered(page));
    tokens.push(await token(page));
  };

  await page.goto('/signup?inspect');
  // Shrinks the panel so that it does not cover a dialog.
  await panelOf(page).getByRole('separator').press('Home');
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign In', exact: true }).waitFor();
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/browse');
  await untilStep(page, 'Session: session changed → member');
  await note();

  await page.goto('/edit-profile?tab=password&inspect');
  await page.getByLabel('Old password').fill(person.password);
  await page.getByLabel('New password').fill(person.next);
  await page.getByLabel('Confirm password').fill(person.next);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await untilStep(page, 'Change Password: submit form succeeds');
  await note();

  await page.goto('/movie-details/101?inspect');
  await page
    .getByRole('button', { name: /^Send email to/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Message').fill(LETTER);
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await untilStep(page, 'Mail: submit form succeeds');
  await note();

  await openForm(page);
  await page.goto('/submit-your-movie?inspect');
  await fillIn(page);
  await sendButton(page).click();
  await toasts(page).first().waitFor();
  await note();

  await page.goto('/get-payment-detail/2?inspect');
  const checkout = await openCheckout(page);
  const order = new URL(checkout.url()).pathname.split('/').at(-1) ?? '';
  await pay(checkout);
  await untilStep(page, 'Payment: payment confirmed → paid');
  await note();

  const secrets = [...Object.values(person), LETTER, ...FILM, ...tokens, order];
  expect(secrets.filter((it) => it.length < 5)).toEqual([]);
  const shown = seen.join('\n');
  expect(secrets.filter((it) => shown.includes(it))).toEqual([]);
  // Confirms that personal data would appear without the allow-list.
  const everything = all.join('\n');
  expect([person.email, order].filter((it) => !everything.includes(it))).toEqual([]);
});
