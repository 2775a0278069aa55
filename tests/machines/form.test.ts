import { expect, test } from 'vitest';
import { formFlow, resetForm, signInForm, signUpForm } from '../../flows/cases/form';
import { emitted, isEvent, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(formFlow, {
  'nothing is sent without a press, and never twice at a time': (now, testPath) =>
    (started(now, 'submitForm').length === 0 || isEvent(now, 'form.submitted')) &&
    runningOf('submitForm', testPath) <= 1,
  'nothing is sent with an error in it': (now, testPath) =>
    started(now, 'submitForm').length === 0 ||
    Object.keys(testPath.at(-2)?.snapshot.context.errors).length === 0,
  'accepted and failed are what the provider says': (now) =>
    emitted(now, 'form.accepted').length === (isEvent(now, 'done submitForm') ? 1 : 0) &&
    emitted(now, 'failure.raised').length === (isEvent(now, 'error submitForm') ? 1 : 0),
});

const filled = { type: 'field.changed', field: 'email', errors: {}, isChanged: true } as const;
const filledIn = (field: string) => ({ ...filled, field });
const left = (field: string) => ({ type: 'field.left', field }) as const;
const cleared = { type: 'form.cleared', errors: {}, isChanged: false } as const;
const submit = { type: 'form.submitted' } as const;
const sends = ['starts', 'submitForm'];
const raises = (error: object) => [
  'emits',
  { type: 'failure.raised', error, text: 'Login failed!' },
];
const wants = (field: string) => ['emits', { type: 'field.wanted', field }];

function sent() {
  const form = live(formFlow, signInForm);
  form.send(filled, submit);
  form.takeCalls();
  return form;
}

test('the sign-in button works only when the form is changed, valid and not being submitted', () => {
  const form = live(formFlow, signInForm);
  expect(form.now().can(submit)).toBe(false);
  form.send({ ...filled, errors: { password: 'Password is required' } });
  expect(form.now().can(submit)).toBe(false);
  form.send({ ...filled, isChanged: false });
  expect(form.now().can(submit)).toBe(false);
  form.send(filled);
  expect(form.now().can(submit)).toBe(true);
  form.send(submit);
  expect(form.now().can(submit)).toBe(false);
  expect(form.now().hasTag('busy')).toBe(true);
});

test('a field shows its error once it was blurred, every field after a submit with errors', () => {
  const form = live(formFlow, signUpForm);
  form.send(left('password'));
  expect(form.now().context.touched).toEqual(['password']);
  expect(form.send(submit)).toEqual([wants('email')]);
  expect(form.now().context.touched).toEqual(['email', 'password']);
});

test('a valid field that was left shows a later error at once, after a submit with errors, too', () => {
  const form = live(formFlow, signUpForm);
  form.send(left('first_name'), submit);
  const errors = { first_name: 'First name is required' };
  form.send({ ...filledIn('first_name'), errors });
  expect(form.now().context).toMatchObject({
    errors,
    touched: expect.arrayContaining(['first_name']),
  });
});

test('two clicks send once', async () => {
  const form = live(formFlow, signInForm);
  expect(form.send(filled, submit, submit)).toEqual([sends]);
  const did = await form.succeed('submitForm', { confirmation: 'Welcome.' });
  expect(did).toEqual([['emits', { type: 'form.accepted' }]]);
});

test("the provider's error for a field is shown until the field changes", async () => {
  const form = sent();
  const did = await form.fail('submitForm', failures.rejected);
  expect(did).toEqual([raises(failures.rejected), wants('email')]);
  expect(form.now().context.serverErrors).toEqual({ email: 'Already taken' });
  form.send(filledIn('password'));
  expect(form.now().context.serverErrors).toEqual({ email: 'Already taken' });
  form.send(filled);
  expect(form.now().context.serverErrors).toEqual({});
});

test('a failed submit is announced with the text of the form, and can be repeated', async () => {
  const form = sent();
  const did = await form.fail('submitForm', failures.network);
  expect(did, 'the cursor is put into no field').toEqual([raises(failures.network), wants('')]);
  expect(form.now().can(submit)).toBe(true);
});

test('what a submit failed with stays until the next one', async () => {
  const form = sent();
  await form.fail('submitForm', failures.rejected);
  expect(form.now().context.failure).toBe('The provider says no.');
  form.send(filledIn('password'));
  expect(form.now().context.failure).toBe('The provider says no.');
  form.send(submit);
  expect(form.now().context.failure).toBeNull();
  await form.fail('submitForm', failures.network);
  expect(form.now().context.failure).toBe('Login failed!');
});

test('an email that was typed on an earlier page can be sent as it is', () => {
  const form = live(formFlow, resetForm);
  expect(form.value()).toEqual({ editing: 'changed' });
  expect(form.now().can(submit)).toBe(true);
});

test('a form with its original values counts as unchanged', () => {
  const form = live(formFlow, signUpForm);
  expect(form.value()).toEqual({ editing: 'pristine' });
  form.send(filled);
  expect(form.value()).toEqual({ editing: 'changed' });
  form.send({ ...filled, errors: signUpForm.errors, isChanged: false });
  expect(form.value()).toEqual({ editing: 'pristine' });
  expect(form.now().context.errors).toEqual(signUpForm.errors);
});

test('a form that may be tried unready is sent once it is ready, and again once it was accepted', async () => {
  const form = live(formFlow, signUpForm);
  expect(form.send(filled, submit)).toEqual([sends]);
  await form.succeed('submitForm', { confirmation: null });
  form.send(cleared);
  expect(form.send(submit)).toEqual([sends]);
});

test('an accepted form starts over, without changes or errors', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled, left('email'), submit);
  await form.succeed('submitForm', { confirmation: null });
  form.send(cleared);
  expect(form.value()).toEqual({ editing: 'accepted' });
  expect(form.now().context.touched).toEqual([]);
  expect(form.now().can(submit)).toBe(false);
  form.send(filled);
  expect(form.value()).toEqual({ editing: 'changed' });
  expect(form.now().can(submit)).toBe(true);
});

test('text typed during a submit is not saved with it', async () => {
  const form = sent();
  form.send(filledIn('password'), left('password'));
  expect(form.value()).toBe('submitting');
  await form.succeed('submitForm', { confirmation: null });
  const errors = { password: 'Password is required' };
  form.send({ ...cleared, errors, isChanged: true });
  expect(form.value()).toEqual({ editing: 'changed' });
  expect(form.now().context).toMatchObject({ errors, touched: [] });
});

test('a confirmation message stays until the next accepted submit', async () => {
  const form = live(formFlow, resetForm);
  form.send(submit);
  await form.succeed('submitForm', { confirmation: 'Look into your mail.' });
  form.send(cleared, filled, submit);
  await form.fail('submitForm', failures.network);
  expect(form.now().context.confirmation).toBe('Look into your mail.');
  form.send(submit);
  await form.succeed('submitForm', { confirmation: 'Look again.' });
  expect(form.now().context.confirmation).toBe('Look again.');
});

test('a submit that loses the session leaves a form that is no longer busy', async () => {
  const form = sent();
  await form.fail('submitForm', failures.unauthorized);
  expect(form.value()).toEqual({ editing: 'failed' });
  expect(form.now().context.serverErrors).toEqual({});
});

test('each field that was left is remembered, once', () => {
  const form = live(formFlow, signInForm);
  form.send(left('email'), left('password'), left('email'));
  expect(form.now().context.touched).toEqual(['email', 'password']);
});

test('a form that was accepted and cleared is as it began', async () => {
  const form = live(formFlow, signInForm);
  const began = form.now().context;
  const nothing = { serverErrors: {}, touched: [], failure: null, confirmation: null };
  expect(began).toEqual({ ...signInForm, ...nothing });
  form.send(left('email'), filled, submit);
  await form.fail('submitForm', failures.rejected);
  form.send(submit);
  await form.succeed('submitForm', { confirmation: null });
  form.send({ ...cleared, errors: signInForm.errors });
  expect(form.now().context).toEqual(began);
});
