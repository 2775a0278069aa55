import { expect, test } from 'vitest';
import { formFlow, resetForm, signInForm, signUpForm } from '../../flows/cases/form';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(formFlow);

const filled = { type: 'field.changed', field: 'email', errors: {}, isChanged: true } as const;
const submit = { type: 'form.submitted' } as const;

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
  form.send({ type: 'field.left', field: 'password' });
  expect(form.now().context.touched).toEqual(['password']);
  form.send(submit);
  expect(form.now().context.touched).toEqual(['email', 'password']);
  expect(form.calls).toEqual([['emits', { type: 'field.wanted', field: 'email' }]]);
});

test('two clicks send once', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.send(submit);
  await form.succeed('submitForm', { message: 'Welcome.' });
  expect(form.calls).toEqual([
    ['starts', 'submitForm', { formId: 'f1' }],
    ['emits', { type: 'form.accepted', message: 'Welcome.' }],
  ]);
});

test("the provider's error for a field is shown until the field changes", async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.takeCalls();
  await form.fail('submitForm', failures.rejected);
  expect(form.now().context.serverErrors).toEqual({ email: 'Already taken' });
  expect(form.takeCalls()).toEqual([
    ['emits', { type: 'failure.raised', error: failures.rejected, text: 'Login failed!' }],
    ['emits', { type: 'field.wanted', field: 'email' }],
  ]);
  form.send({ ...filled, field: 'password' });
  expect(form.now().context.serverErrors).toEqual({ email: 'Already taken' });
  form.send(filled);
  expect(form.now().context.serverErrors).toEqual({});
});

test('a failed submit is announced with the text of the form, and can be repeated', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.takeCalls();
  await form.fail('submitForm', failures.network);
  expect(form.takeCalls()).toContainEqual([
    'emits',
    { type: 'failure.raised', error: failures.network, text: 'Login failed!' },
  ]);
  expect(form.now().can(submit)).toBe(true);
});

test('what a submit failed with stays until the next one', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  await form.fail('submitForm', failures.rejected);
  expect(form.now().context.failure).toBe('The provider says no.');
  form.send({ ...filled, field: 'password' });
  expect(form.now().context.failure).toBe('The provider says no.');
  form.send(submit);
  expect(form.now().context.failure).toBeNull();
  await form.fail('submitForm', failures.network);
  expect(form.now().context.failure).toBe('Login failed!');
});

test('an e-mail that was typed on an earlier page can be sent as it is', () => {
  expect(live(formFlow, resetForm).now().can(submit)).toBe(true);
});

test('a submit that loses the session leaves a form that is no longer busy', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  await form.fail('submitForm', failures.unauthorized);
  expect(form.now().value).toBe('editing');
  expect(form.now().context.serverErrors).toEqual({});
});
