import { formMachine } from '../../machines/form.machine';
import { describeFlow } from '../walk/flow';

const empty = { email: 'Email is required', password: 'Password is required' };
const form = { formId: 'f1', errors: empty, isChanged: false, failureText: 'Login failed!' };

export const signUpForm = { ...form, waitsUntilReady: false };
export const signInForm = { ...form, waitsUntilReady: true };
/** Its e-mail was typed at sign-in. */
export const resetForm = { ...signInForm, errors: {}, isChanged: true };

export const formFlow = describeFlow({
  machine: formMachine,
  inputs: [signInForm, signUpForm, resetForm],
  events: {
    'field.changed': [
      { field: 'email', errors: { password: 'Password is required' }, isChanged: true },
      { field: 'password', errors: {}, isChanged: true },
    ],
    'field.left': [{ field: 'email' }],
    'form.cleared': [{ errors: empty, isChanged: false }],
  },
  outputs: { submitForm: [{ message: null }, { message: 'Welcome.' }] },
});
