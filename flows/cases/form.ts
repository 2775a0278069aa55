import { formMachine } from '../../machines/form.machine';
import { describeFlow } from '../test-paths/flow';

const empty = { email: 'Email is required', password: 'Password is required' };
const form = { errors: empty, isTypedBefore: false, failureText: 'Login failed!' };

export const signUpForm = { ...form, waitsUntilReady: false };
export const signInForm = { ...form, waitsUntilReady: true };
export const resetForm = { ...signInForm, errors: {}, isTypedBefore: true };

export interface Asked {
  waitsUntilReady: boolean;
  isTypedBefore: boolean;
}

export function nameOf({ waitsUntilReady, isTypedBefore }: Asked): string {
  if (isTypedBefore) return 'Forgot password';
  return waitsUntilReady ? 'Sign in' : 'Sign up';
}

export const formFlow = describeFlow({
  machine: formMachine,
  guards: {
    isTypedBefore: 'Text was typed on an earlier page, or before a lost session.',
    isChanged: 'A field differs from its original value.',
    isValid: 'No field has an error.',
    isChangeAwaited: 'This form may be submitted only after a change.',
    mayTryUnready: 'This form may be submitted before it is changed or valid.',
  },
  actions: {
    noteChange: "Remembers the errors of the fields, and clears the provider's error for this one.",
    touchField: 'Shows the error of this field from now on.',
    touchAll: 'Shows the errors of all fields.',
    keepFailure: "Remembers the provider's message, or the form's own if there is none.",
    forgetFailure: 'Forgets why the last submit failed.',
    keepConfirmation: 'Remembers the confirmation message of the accepted submit.',
    startOver: 'Clears the errors, as in a newly opened form.',
    focusFirstError: 'Moves the focus to the first field with an error.',
    focusFirstServerError: 'Moves the focus to the first field that the provider rejected.',
    announceAccepted: 'Notifies the page that the submit was accepted.',
    announceFailure: 'Notifies the page that the submit failed, and the page shows a toast.',
  },
  refusals: { 'form.submitted': 'The user submits a form with an error: nothing is sent.' },
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
  site: {
    cases: {
      inputs: [signInForm, { ...signUpForm, failureText: 'Signup failed!' }, resetForm],
    },
    follows: {
      /** Test paths of Sign up fill in the first name before the app starts, as autofill may. */
      'field.changed': ({ type }, { context }) =>
        type === 'xstate.init' && nameOf(context) === 'Sign up'
          ? { field: 'first_name', errors: empty, isChanged: true }
          : null,
      /** Forgot password stays open after success, with its values as the new initial values. */
      'form.cleared': ({ type }, { context }) =>
        type.startsWith('xstate.done') && nameOf(context) === 'Forgot password'
          ? { errors: {}, isChanged: false }
          : null,
    },
    isPossible({ type, isChanged }, from) {
      const isAccepted = from.matches({ editing: 'accepted' });
      const isSending = from.matches('submitting');
      // Sign In and Sign Up open another page on success, so the form receives no further events.
      if (type === 'form.cleared' || (isAccepted && nameOf(from.context) !== 'Forgot password'))
        return false;
      if (type === 'form.submitted' && from.context.waitsUntilReady) {
        const isChanged =
          from.matches({ editing: 'changed' }) || from.matches({ editing: 'failed' });
        return isChanged && Object.keys(from.context.errors).length === 0;
      }
      if (type === 'field.changed') return !isSending || !isChanged;
      if (!type.startsWith('xstate.done')) return true;
      return Object.keys(from.context.errors).length === 0 && nameOf(from.context) !== 'Sign in';
    },
  },
});
