/**
 * A form: editing, then submitting (spec §4, §5, §8). Sign-in, sign-up, the password forms, the
 * profile and the mail to a cast member all use this chart.
 *
 * What people type never enters the chart: the page's fields hold it until it is sent. The chart
 * knows which fields have errors and which of them may be shown. After an accepted submit the form is
 * reset (`form.cleared`) to whatever the page then holds, typed since or not.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Errors = Readonly<Record<string, string>>;

export const formMachine = setup({
  types: {
    input: {} as {
      /** The errors by field before anything is typed. */
      errors: Errors;
      /** Whether something was typed before, on an earlier page. */
      isTypedBefore: boolean;
      /** Whether the button is disabled until the form is changed and valid. */
      waitsUntilReady: boolean;
      /** The toast of a failed submit if the provider gives no message. */
      failureText: string;
    },
    context: {} as {
      errors: Errors;
      /** The provider's errors by field, each until its field changes. */
      serverErrors: Errors;
      /** Fields that were blurred, or all after a submit with errors: their errors are shown. */
      touched: string[];
      isTypedBefore: boolean;
      /** What the last submit failed with, until the next one. */
      failure: string | null;
      /** What the person was told when a submit was accepted, until another is. */
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
    /** Answers with what the person is told of the accepted submit; `null` where nothing is said. */
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
    touchAll: assign(({ context }) => ({ touched: Object.keys(context.errors) })),
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
  description: 'A form is filled in and sent, such as Sign In or the profile.',
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
      description: 'The person types; what is wrong is said beside each field that was left.',
      on: {
        'field.changed': [
          {
            guard: { type: 'isChanged', params: ({ event }) => event },
            target: '.changed',
            actions: { type: 'noteChange', params: ({ event }) => event },
          },
          {
            description: 'Whoever types the old values again has changed nothing.',
            target: '.pristine',
            actions: { type: 'noteChange', params: ({ event }) => event },
          },
        ],
        'form.submitted': [
          { guard: 'isValid', target: 'submitting' },
          { guard: 'mayTryUnready', actions: ['touchAll', 'focusFirstError'] },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'What was typed on an earlier page, or before a lost session, is a change.',
          always: [{ guard: 'isTypedBefore', target: 'changed' }, { target: 'pristine' }],
        },
        pristine: {
          description: 'The fields hold what they began with.',
          on: {
            'form.submitted': {
              description: 'Some forms, such as Sign In, are only sent once they were changed.',
              guard: 'isChangeAwaited',
              meta: { rules: ['4.sign-in.button'] },
            },
          },
        },
        changed: {
          description: 'Something was typed that has not been accepted.',
        },
        failed: {
          description: 'The last submit failed, and can be repeated as it is.',
        },
        accepted: {
          description: 'The last submit was accepted, and nothing was typed since.',
          on: {
            'form.submitted': { guard: 'isChangeAwaited' },
            'form.cleared': [
              {
                description: 'What was typed while the form was being sent stays.',
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
      description: 'What was typed is being sent, and the button sends nothing more.',
      meta: { rules: ['4.sign-in.button', '4.sign-up.button'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        onDone: {
          target: 'editing.accepted',
          meta: { rules: ['8.sign-up'] },
          actions: [
            { type: 'keepConfirmation', params: ({ event }) => event.output },
            'announceAccepted',
          ],
        },
        onError: {
          description: "The failure is told in the provider's words, or in those of the form.",
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
