/**
 * A form (spec §4, §5, §8).
 * The page holds the values; the chart holds the errors and the fields that show them.
 * After an accepted submit, `form.cleared` hides all errors. Text typed during the submit stays.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Errors = Readonly<Record<string, string>>;

export const formMachine = setup({
  types: {
    input: {} as {
      errors: Errors;
      isTypedBefore: boolean;
      waitsUntilReady: boolean;
      failureText: string;
    },
    context: {} as {
      errors: Errors;
      serverErrors: Errors;
      /** Fields that show `errors`: they lost focus, got a file, or were invalid on a submit. */
      touched: string[];
      isTypedBefore: boolean;
      failure: string | null;
      confirmation: string | null;
      waitsUntilReady: boolean;
      failureText: string;
    },
    events: {} as
      | { type: 'field.changed'; field: string; errors: Errors; isChanged: boolean }
      | { type: 'field.left'; field: string }
      | { type: 'form.submitted' }
      | { type: 'form.cleared'; errors: Errors; isChanged: boolean },
    tags: {} as 'busy',
    emitted: {} as
      | { type: 'form.accepted' }
      | { type: 'field.wanted'; field: string }
      | { type: 'failure.raised'; error: unknown; text: string },
  },
  actors: {
    submitForm: fromPromise<{ confirmation: string | null }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteChange: assign(({ context }, params: { field: string; errors: Errors }) => ({
      errors: params.errors,
      serverErrors: Object.fromEntries(
        Object.entries(context.serverErrors).filter(([field]) => field !== params.field),
      ),
    })),
    touchField: assign(({ context }, params: { field: string }) => ({
      touched: [...new Set([...context.touched, params.field])],
    })),
    touchAll: assign(({ context: { errors, touched } }) => ({
      touched: [...new Set([...Object.keys(errors), ...touched])],
    })),
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: (params.error as Failure).reason ?? context.failureText,
      serverErrors: (params.error as Failure).fieldErrors,
    })),
    forgetFailure: assign({ failure: null }),
    keepConfirmation: assign((_, params: { confirmation: string | null }) => ({
      confirmation: params.confirmation,
    })),
    startOver: assign((_, params: { errors: Errors }) => ({
      errors: params.errors,
      serverErrors: {},
      touched: [],
    })),
    focusFirstError: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.errors)[0] ?? '',
    })),
    focusFirstServerError: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.serverErrors)[0] ?? '',
    })),
    announceAccepted: emit({ type: 'form.accepted' as const }),
    announceFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'failure.raised' as const,
      error: params.error,
      text: context.failureText,
    })),
  },
  guards: {
    isTypedBefore: ({ context }) => context.isTypedBefore,
    isChanged: (_, params: { isChanged: boolean }) => params.isChanged,
    isValid: ({ context }) => Object.keys(context.errors).length === 0,
    isChangeAwaited: ({ context }) => context.waitsUntilReady,
    mayTryUnready: ({ context }) => !context.waitsUntilReady,
  },
}).createMachine({
  id: 'form',
  description: 'A form, such as Sign In or the profile, is filled in and sent.',
  context: ({ input }) => ({
    ...input,
    serverErrors: {},
    touched: [],
    failure: null,
    confirmation: null,
  }),
  initial: 'editing',
  on: {
    'field.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
    'field.left': {
      meta: {
        rules: ['5.sign-in', '5.sign-up', '5.profile', '5.change-password', '5.forgot-password'],
      },
      actions: { type: 'touchField', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      description: 'The user fills in the form; errors appear beside each field that was left.',
      on: {
        'field.changed': [
          {
            guard: { type: 'isChanged', params: ({ event }) => event },
            target: '.changed',
            actions: { type: 'noteChange', params: ({ event }) => event },
          },
          {
            description: 'The user types the original values again, so nothing is changed.',
            target: '.pristine',
            actions: { type: 'noteChange', params: ({ event }) => event },
          },
        ],
        'form.submitted': [
          {
            description: 'The user submits a valid form: it is sent.',
            guard: 'isValid',
            target: 'submitting',
          },
          { guard: 'mayTryUnready', actions: ['touchAll', 'focusFirstError'] },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description:
            'Checks whether text from an earlier page, or from before a lost session, was restored.',
          always: [{ guard: 'isTypedBefore', target: 'changed' }, { target: 'pristine' }],
        },
        pristine: {
          description: 'The fields have their original values.',
          on: {
            'form.submitted': {
              description: 'The user submits an unchanged form, such as Sign In: nothing is sent.',
              guard: 'isChangeAwaited',
              meta: { rules: ['4.sign-in.button'] },
            },
          },
        },
        changed: {
          description: 'The form has changes that were not accepted yet.',
        },
        failed: {
          description: 'The last submit failed, and can be repeated unchanged.',
        },
        accepted: {
          description: 'The last submit was accepted, and nothing has been typed since.',
          on: {
            'form.submitted': { guard: 'isChangeAwaited' },
            'form.cleared': [
              {
                description:
                  'The form resets after an accepted submit, but keeps what was typed during sending.',
                guard: { type: 'isChanged', params: ({ event }) => event },
                target: 'changed',
                actions: { type: 'startOver', params: ({ event }) => event },
              },
              { actions: { type: 'startOver', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    submitting: {
      description: 'The form is being sent, and further clicks on the button do nothing.',
      meta: { rules: ['4.sign-in.button', '4.sign-up.button'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        onDone: {
          description: 'The form is accepted, and its confirmation is shown.',
          target: 'editing.accepted',
          meta: { rules: ['8.sign-up'] },
          actions: [
            { type: 'keepConfirmation', params: ({ event }) => event.output },
            'announceAccepted',
          ],
        },
        onError: {
          description:
            "The form cannot be sent: the page shows the provider's message, or the form's own.",
          target: 'editing.failed',
          meta: { rules: ['8.sign-in', '8.sign-up', '8.profile', '8.passwords', '8.mail'] },
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'announceFailure', params: ({ event }) => event },
            'focusFirstServerError',
          ],
        },
      },
    },
  },
});
