import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Asked, nameOf } from '../../../../flows/cases/form';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { findFailure, findField } from './found';
import { pathOf } from './outside';

const CONFIRMATION = 'Check your email for the next step.';
const WELCOME = 'Account created successfully! Please log in.';
const pages: Readonly<Record<string, { address: string; call: string; accepted?: string }>> = {
  'Sign in': { address: '/login', call: pathOf('signIn') },
  'Sign up': { address: '/signup', call: pathOf('signUp'), accepted: WELCOME },
  'Forgot password': {
    address: '/login',
    call: pathOf('requestPasswordReset'),
    accepted: CONFIRMATION,
  },
};

const pageOf = ({ context }: AnyMachineSnapshot) => pages[nameOf(context)];
const boxes = ({ page }: Stage) => page.locator('main form input:not([type=checkbox])');
const email = ({ page }: Stage) => page.getByLabel('Email');
const button = ({ page }: Stage) => page.locator('main form button[type=submit]');

let typed = 0;
/** By page: what is in the fields, by their names. */
const fields = new WeakMap<Stage, Record<string, string>>();
const note = (stage: Stage, name: string, text: string) =>
  fields.set(stage, { ...fields.get(stage), [name]: text });
/** What is sent of a form: what was typed. */
const typedInto =
  (form: string) =>
  (_: unknown, { context }: AnyMachineSnapshot, stage: Stage): { payload: never } | null =>
    nameOf(context) === form ? { payload: fields.get(stage) as never } : null;

/** Fills in every field with something that may be sent, and that differs from what was there. */
async function fillIn(stage: Stage): Promise<void> {
  typed += 1;
  const { page } = stage;
  for (const box of await boxes(stage).all()) {
    const isEmail = (await box.getAttribute('type')) === 'email';
    const text = isEmail ? `asha.${typed}@fin.example` : `projector-${typed}`;
    note(stage, (await box.getAttribute('name')) ?? '', text);
    await box.fill(text);
  }
  const terms = page.getByRole('checkbox', { name: /^I accept/ });
  if ((await terms.count()) > 0) await terms.check();
}

/** Makes every field as it was when the form began. */
async function restore(stage: Stage, accepted: boolean): Promise<void> {
  const { page } = stage;
  if (accepted) {
    const sent = await email(stage).inputValue();
    await email(stage).fill(`${sent}m`);
    return email(stage).fill(sent);
  }
  // A change first: what is filled in already is no event.
  await fillIn(stage);
  for (const box of await boxes(stage).all()) await box.fill('');
  const terms = page.getByRole('checkbox', { name: /^I accept/ });
  if ((await terms.count()) > 0) await terms.uncheck();
}

const isAccepted = ({ page }: Stage, _: unknown, snapshot: AnyMachineSnapshot) =>
  page
    .getByText(pageOf(snapshot)?.accepted ?? '')
    .first()
    .waitFor();

/** Sign In and Forgot Password wait until they may be sent; Sign Up says what is missing. */
export const kit: Kit = {
  use: (input) => nameOf(input as Asked),
  holds: Object.values(pages).map(({ call }) => call),
  async begin(stage, input) {
    const name = nameOf(input as Asked);
    await stage.open(pages[name]?.address ?? '', 'visitor');
    if (name !== 'Forgot password') return;
    await email(stage).fill('asha@fin.example');
    note(stage, 'email', 'asha@fin.example');
    await stage.page.getByRole('link', { name: /Forgot/ }).click();
    await expect(email(stage)).toHaveValue('asha@fin.example');
  },
  gestures: {
    'field.changed': (stage, { isChanged }, from) =>
      isChanged ? fillIn(stage) : restore(stage, from.matches({ editing: 'accepted' })),
    async 'field.left'(stage) {
      await email(stage).focus();
      await email(stage).blur();
    },
    'form.submitted': (stage) => boxes(stage).last().press('Enter'),
  },
  calls: {
    submitForm: {
      path: (from) => pageOf(from)?.call ?? '',
      body: () => ({ status: true, message: CONFIRMATION }),
    },
  },
  outcomes: {
    submitForm: [
      asks('signIn', typedInto('Sign in')),
      asks('signUp', typedInto('Sign up')),
      asks('requestPasswordReset', typedInto('Forgot password')),
    ],
    'failure.raised': findFailure,
    'field.wanted': findField,
    'form.accepted': isAccepted,
  },
  sights: {
    pristine: (stage, { context }) =>
      context.waitsUntilReady
        ? expect(button(stage)).toBeDisabled()
        : expect(boxes(stage).first()).toHaveValue(''),
    async changed(stage) {
      await expect(boxes(stage).first()).not.toHaveValue('');
      await expect(button(stage)).not.toBeDisabled();
    },
    failed: ({ page }, { context }) => page.locator('main').getByText(context.failure).waitFor(),
    // After a sign-in another page is open.
    accepted: (stage, snapshot) => isAccepted(stage, null, snapshot),
    submitting: (stage) => expect(button(stage)).toHaveAttribute('aria-busy', 'true'),
  },
};
