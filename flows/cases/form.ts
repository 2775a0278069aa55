import { formMachine } from '../../machines/form.machine';
import { describeFlow } from '../walk/flow';

const empty = { email: 'Email is required', password: 'Password is required' };
const form = { errors: empty, isTypedBefore: false, failureText: 'Login failed!' };

export const signUpForm = { ...form, waitsUntilReady: false };
export const signInForm = { ...form, waitsUntilReady: true };
/** Its email was typed at sign-in. */
export const resetForm = { ...signInForm, errors: {}, isTypedBefore: true };

export const formFlow = describeFlow({
  machine: formMachine,
  inputs: [signInForm, signUpForm, resetForm],
  events: {
    'field.changed': [
      { field: 'password', errors: {}, isChanged: true },
      { field: 'email', errors: empty, isChanged: false },
    ],
    'field.left': [{ field: 'email' }],
    'form.cleared': [
      { errors: empty, isChanged: false },
      { errors: {}, isChanged: true },
    ],
  },
  outputs: { submitForm: [{ confirmation: 'Welcome.' }] },
});
