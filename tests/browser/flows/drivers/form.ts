import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Asked, nameOf } from '../../../../flows/cases/form';
import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { describeCall } from '../sent';
import { english, findFailure, findField, findToast, isInvalid } from './found';
import { leave } from './leaving';
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
const boxes = ({ page }: SitePage) => page.locator('main form input:not([type=checkbox])');
const email = ({ page }: SitePage) => page.getByLabel('Email');
const button = ({ page }: SitePage) => page.locator('main form button[type=submit]');

let typed = 0;
const fields = new WeakMap<SitePage, Record<string, string>>();
const note = (sitePage: SitePage, name: string, text: string) =>
  fields.set(sitePage, { ...fields.get(sitePage), [name]: text });
const typedInto =
  (form: string) =>
  (_: unknown, { context }: AnyMachineSnapshot, sitePage: SitePage): { payload: never } | null =>
    nameOf(context) === form ? { payload: fields.get(sitePage) as never } : null;

async function fillIn(sitePage: SitePage): Promise<void> {
  typed += 1;
  const { page } = sitePage;
  for (const box of await boxes(sitePage).all()) {
    const isEmail = (await box.getAttribute('type')) === 'email';
    const text = isEmail ? `asha.${typed}@fin.example` : `projector-${typed}`;
    note(sitePage, (await box.getAttribute('name')) ?? '', text);
    await box.fill(text);
  }
  const terms = page.getByRole('checkbox', { name: /^I accept/ });
  if ((await terms.count()) > 0) await terms.check();
}

async function restore(sitePage: SitePage, accepted: boolean): Promise<void> {
  const { page } = sitePage;
  if (accepted) {
    const sent = await email(sitePage).inputValue();
    await email(sitePage).fill(`${sent}m`);
    return email(sitePage).fill(sent);
  }
  // Filling in the same text fires no event.
  await fillIn(sitePage);
  for (const box of await boxes(sitePage).all()) await box.fill('');
  const terms = page.getByRole('checkbox', { name: /^I accept/ });
  if ((await terms.count()) > 0) await terms.uncheck();
}

const isAccepted = ({ page }: SitePage, _: unknown, snapshot: AnyMachineSnapshot) =>
  page
    .getByText(pageOf(snapshot)?.accepted ?? '')
    .first()
    .waitFor();

const isSending = (form: string) => (from: AnyMachineSnapshot) =>
  from.matches('submitting') && nameOf(from.context) === form;

const SIGN_IN = { email: 'asha@fin.example', password: 'projector-beam' };

/** As some password managers do, fires no event. */
const fillInSilently = (sitePage: SitePage) =>
  boxes(sitePage).evaluateAll((all, values) => {
    for (const box of all as HTMLInputElement[])
      box.value = values[box.name as keyof typeof values];
  }, SIGN_IN);

const isNewSignIn = (from: AnyMachineSnapshot) =>
  from.matches({ editing: 'pristine' }) && nameOf(from.context) === 'Sign in';

const fillInEarly = ({ page }: SitePage) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const box = document.querySelector<HTMLInputElement>('main form input');
      if (document.readyState === 'interactive' && box) box.value = 'Asha';
    });
  });

export const driver: Driver = {
  use: (input) => nameOf(input as Asked),
  holds: Object.values(pages).map(({ call }) => call),
  async begin(sitePage, input) {
    const name = nameOf(input as Asked);
    if (name === 'Sign up') await fillInEarly(sitePage);
    await sitePage.open(pages[name]?.address ?? '', 'visitor');
    if (name !== 'Forgot password') return;
    await email(sitePage).fill('asha@fin.example');
    note(sitePage, 'email', 'asha@fin.example');
    await sitePage.page.getByRole('link', { name: /Forgot/ }).click();
    await expect(email(sitePage)).toHaveValue('asha@fin.example');
  },
  actions: {
    'field.changed': (sitePage, { isChanged }, from) =>
      isChanged ? fillIn(sitePage) : restore(sitePage, from.matches({ editing: 'accepted' })),
    async 'field.left'(sitePage) {
      await email(sitePage).focus();
      await email(sitePage).blur();
    },
    'form.submitted': (sitePage) => boxes(sitePage).last().press('Enter'),
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
  besides: {
    'field.left': (sitePage, _, { context }) => isInvalid(email(sitePage), context.errors.email),
  },
  assertions: {
    pristine: (sitePage, { context }) =>
      context.waitsUntilReady
        ? expect(button(sitePage)).toBeDisabled()
        : expect(boxes(sitePage).first()).toHaveValue(''),
    async changed(sitePage) {
      await expect(boxes(sitePage).first()).not.toHaveValue('');
      await expect(button(sitePage)).not.toBeDisabled();
    },
    failed: ({ page }, { context }) => page.locator('main').getByText(context.failure).waitFor(),
    accepted: (sitePage, snapshot) => isAccepted(sitePage, null, snapshot),
    submitting: (sitePage) => expect(button(sitePage)).toHaveAttribute('aria-busy', 'true'),
  },
  epilogues: {
    'notices text without an event when its field is left': {
      when: isNewSignIn,
      async run(sitePage) {
        await email(sitePage).focus();
        await fillInSilently(sitePage);
        await email(sitePage).blur();
        await expect(button(sitePage)).not.toBeDisabled();
      },
    },
    'submits text that caused no event': {
      when: isNewSignIn,
      async run(sitePage) {
        await fillInSilently(sitePage);
        await sitePage.page
          .locator('main form')
          .evaluate((form: HTMLFormElement) => form.requestSubmit());
        await expect
          .poll(() => sitePage.sent)
          .toContainEqual(describeCall('signIn', { payload: SIGN_IN }));
      },
    },
    'requests a fresh challenge for each sign-in with a passkey': {
      when: isNewSignIn,
      async run(sitePage) {
        const requests = () => sitePage.sent.filter(({ call }) => call === 'passkeyRequest').length;
        await expect.poll(requests).toBe(1);
        await sitePage.page.getByRole('button', { name: english('auth.passkey.use') }).click();
        await expect.poll(requests).toBe(2);
      },
    },
    'drops a sign-in whose page was left': {
      when: isSending('Sign in'),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.hasGivenUp(pathOf('signIn'));
      },
    },
    'reports the failure of a form whose page was left': {
      when: isSending('Sign up'),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.fail(pathOf('signUp'), failures.network);
        await findToast(sitePage, 'Signup failed!');
      },
    },
    'confirms a form whose page was left': {
      when: isSending('Forgot password'),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.answer(pathOf('requestPasswordReset'), {
          status: true,
          message: CONFIRMATION,
        });
        await findToast(sitePage, CONFIRMATION);
      },
    },
  },
};
