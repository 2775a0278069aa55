/**
 * A form: editing, then submitting (spec §4, §5, §8). Sign-in, sign-up, the password forms, the
 * profile and the mail to a cast member all use this chart.
 *
 * What people type never enters the chart: the values are on the page, under `formId`. The chart
 * knows which fields have errors and which of them may be shown. After an accepted submit the form is
 * reset (`form.cleared`) to whatever the page then holds.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Errors = Readonly<Record<string, string>>;

export const formMachine = setup({
  types: {
    input: {} as {
      formId: string;
      /** The errors by field before anything is typed. */
      errors: Errors;
      /** Whether something was typed before, on an earlier page. */
      isChanged: boolean;
      /** Whether the button is disabled until the form is changed and valid. */
      waitsUntilReady: boolean;
      /** The toast of a failed submit if the provider gives no message. */
      failureText: string;
    },
    context: {} as {
      formId: string;
      errors: Errors;
      /** The provider's errors by field, each until its field changes. */
      serverErrors: Errors;
      /** Fields that were blurred, or all after a submit with errors: their errors are shown. */
      touched: string[];
      isChanged: boolean;
      /** What the last submit failed with, until the next one. */
      failure: string | null;
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
      | { type: 'form.accepted'; message: string | null }
      | { type: 'field.wanted'; field: string }
      | { type: 'failure.raised'; error: unknown; text: string },
  },
  actors: {
    submitForm: fromPromise<{ message: string | null }, { formId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteChange: assign(
      ({ context }, params: { field: string; errors: Errors; isChanged: boolean }) => ({
        errors: params.errors,
        isChanged: params.isChanged,
        serverErrors: Object.fromEntries(
          Object.entries(context.serverErrors).filter(([field]) => field !== params.field),
        ),
      }),
    ),
    touchField: assign(({ context }, params: { field: string }) => ({
      touched: [...new Set([...context.touched, params.field])],
    })),
    touchAll: assign(({ context }) => ({ touched: Object.keys(context.errors) })),
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: (params.error as Failure).reason ?? context.failureText,
      serverErrors: (params.error as Failure).fieldErrors,
    })),
    forgetFailure: assign({ failure: null }),
    startOver: assign((_, params: { errors: Errors; isChanged: boolean }) => ({
      errors: params.errors,
      serverErrors: {},
      touched: [],
      isChanged: params.isChanged,
      failure: null,
    })),
    focusFirstError: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.errors)[0] ?? '',
    })),
    focusFirstServerError: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.serverErrors)[0] ?? '',
    })),
    announceAccepted: emit((_, params: { message: string | null }) => ({
      type: 'form.accepted' as const,
      message: params.message,
    })),
    announceFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'failure.raised' as const,
      error: params.error,
      text: context.failureText,
    })),
  },
  guards: {
    isReady: ({ context }) =>
      Object.keys(context.errors).length === 0 && (context.isChanged || !context.waitsUntilReady),
    mayTryUnready: ({ context }) => !context.waitsUntilReady,
  },
}).createMachine({
  id: 'form',
  description: 'A form is filled in and sent, such as Sign In or the profile.',
  meta: {
    rules: [
      '4.sign-in.button',
      '4.sign-up.button',
      '4.password.token',
      '5.sign-in',
      '5.sign-up',
      '5.profile',
      '5.change-password',
      '5.forgot-password',
      '8.sign-in',
      '8.sign-up',
      '8.profile',
      '8.passwords',
      '8.mail',
    ],
  },
  context: ({ input }) => ({ ...input, serverErrors: {}, touched: [], failure: null }),
  initial: 'editing',
  on: {
    'field.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
    'field.left': {
      actions: { type: 'touchField', params: ({ event }) => event },
    },
    'form.cleared': {
      actions: { type: 'startOver', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      description: 'The person types; what is wrong is said beside each field that was left.',
      on: {
        'form.submitted': [
          { guard: 'isReady', target: 'submitting' },
          { guard: 'mayTryUnready', actions: ['touchAll', 'focusFirstError'] },
        ],
      },
    },
    submitting: {
      description: 'What was typed is being sent, and the button sends nothing more.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context }) => ({ formId: context.formId }),
        onDone: {
          target: 'editing',
          actions: {
            type: 'announceAccepted',
            params: ({ event }) => ({ message: event.output.message }),
          },
        },
        onError: {
          description: "The failure is told in the provider's words, or in those of the form.",
          target: 'editing',
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
