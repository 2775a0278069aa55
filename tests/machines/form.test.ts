import { expect, test } from 'vitest';
import { formFlow, signInForm, signUpForm } from './flows/form';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(formFlow);

const filled = { type: 'field.changed', field: 'email', errors: {}, isChanged: true } as const;
const submit = { type: 'form.submitted' } as const;

test('the sign-in button works only when the form is changed, valid and not on its way', () => {
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

test('a field says what is wrong once it was left, all fields once a submit was tried', () => {
  const form = live(formFlow, signUpForm);
  form.send({ type: 'field.left', field: 'password' });
  expect(form.now().context.touched).toEqual(['password']);
  form.send(submit);
  expect(form.now().context.touched).toEqual(['email', 'password']);
  expect(form.calls).toEqual([['says', { type: 'field.wanted', field: 'email' }]]);
});

test('pressing twice sends once', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.send(submit);
  await form.succeed('submitForm', { message: 'Welcome.' });
  expect(form.calls).toEqual([
    ['starts', 'submitForm', { formId: 'f1' }],
    ['says', { type: 'form.accepted', message: 'Welcome.' }],
  ]);
});

test("the provider's word on a field stands there until the field changes", async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.takeCalls();
  await form.fail('submitForm', failures.rejected);
  expect(form.now().context.serverErrors).toEqual({ email: 'Already taken' });
  expect(form.takeCalls()).toEqual([
    ['says', { type: 'notification.raised', tone: 'error', message: 'The provider says no.' }],
    ['says', { type: 'field.wanted', field: 'email' }],
  ]);
  form.send({ ...filled, field: 'password' });
  expect(form.now().context.serverErrors).toEqual({ email: 'Already taken' });
  form.send(filled);
  expect(form.now().context.serverErrors).toEqual({});
});

test("a failure without the provider's word says the form's own text", async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.takeCalls();
  await form.fail('submitForm', failures.network);
  expect(form.takeCalls()).toContainEqual([
    'says',
    { type: 'notification.raised', tone: 'error', message: 'Login failed!' },
  ]);
  expect(form.now().can(submit)).toBe(true);
});

test('a lost session is no matter of the form: it says nothing', async () => {
  const form = live(formFlow, signInForm);
  form.send(filled);
  form.send(submit);
  form.takeCalls();
  await form.fail('submitForm', failures.unauthorized);
  expect(form.takeCalls()).toEqual([]);
});
