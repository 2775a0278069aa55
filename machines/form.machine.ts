/**
 * A form: editing, then submitting (spec §4, §5, §8). Sign-in, sign-up, the password forms, the
 * profile and the mail to a cast member all follow this chart.
 *
 * What people type never enters the chart: the form's own values stay on the page, under `formId`.
 * The chart knows which fields are wrong and what may be said about it. A form that was accepted
 * begins anew (`form.cleared`) with whatever the page then holds.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Problems = Readonly<Record<string, string>>;

export const formMachine = setup({
  types: {
    input: {} as {
      formId: string;
      /** Which fields are wrong before anything is typed. */
      problems: Problems;
      /** Whether the button waits until the form is changed and valid. */
      waitsUntilReady: boolean;
      /** What is said when a submit fails and the provider gives no message. */
      failureText: string;
    },
    context: {} as {
      formId: string;
      problems: Problems;
      /** What the provider said about single fields, until they change. */
      refusals: Problems;
      /** Fields that were left, or seen by a tried submit: their problems are shown. */
      revealed: string[];
      isChanged: boolean;
      waitsUntilReady: boolean;
      failureText: string;
    },
    events: {} as
      | { type: 'field.changed'; field: string; problems: Problems; isChanged: boolean }
      | { type: 'field.left'; field: string }
      | { type: 'form.submitted' }
      | { type: 'form.cleared'; problems: Problems; isChanged: boolean },
    tags: {} as 'busy',
    emitted: {} as
      | { type: 'form.accepted'; message: string | null }
      | { type: 'field.wanted'; field: string }
      | { type: 'notice.raised'; tone: 'error'; message: string },
  },
  actors: {
    submitForm: fromPromise<{ message: string | null }, { formId: string }>(async () => {
      throw new Error('submitForm is not supplied');
    }),
  },
  actions: {
    noteChange: assign(
      ({ context }, params: { field: string; problems: Problems; isChanged: boolean }) => ({
        problems: params.problems,
        isChanged: params.isChanged,
        refusals: Object.fromEntries(
          Object.entries(context.refusals).filter(([field]) => field !== params.field),
        ),
      }),
    ),
    revealField: assign(({ context }, params: { field: string }) => ({
      revealed: [...new Set([...context.revealed, params.field])],
    })),
    revealAll: assign(({ context }) => ({ revealed: Object.keys(context.problems) })),
    keepRefusals: assign((_, params: { error: unknown }) => ({
      refusals: (params.error as Failure).fieldErrors ?? {},
    })),
    startOver: assign((_, params: { problems: Problems; isChanged: boolean }) => ({
      problems: params.problems,
      refusals: {},
      revealed: [],
      isChanged: params.isChanged,
    })),
    focusFirstProblem: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.problems)[0] ?? '',
    })),
    focusFirstRefusal: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.refusals)[0] ?? '',
    })),
    announceAccepted: emit((_, params: { message: string | null }) => ({
      type: 'form.accepted' as const,
      message: params.message,
    })),
    raiseNotice: emit(({ context }, params: { error: unknown }) => ({
      type: 'notice.raised' as const,
      tone: 'error' as const,
      message: (params.error as Failure).reason ?? context.failureText,
    })),
  },
  guards: {
    isReady: ({ context }) =>
      Object.keys(context.problems).length === 0 && (context.isChanged || !context.waitsUntilReady),
    mayTryUnready: ({ context }) => !context.waitsUntilReady,
    isUnauthorized: (_, params: { error: unknown }) =>
      (params.error as Failure).kind === 'unauthorized',
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ ...input, refusals: {}, revealed: [], isChanged: false }),
  initial: 'editing',
  on: {
    'field.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
    'field.left': {
      actions: { type: 'revealField', params: ({ event }) => ({ field: event.field }) },
    },
    'form.cleared': {
      actions: { type: 'startOver', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      on: {
        'form.submitted': [
          { guard: 'isReady', target: 'submitting' },
          { guard: 'mayTryUnready', actions: ['revealAll', 'focusFirstProblem'] },
        ],
      },
    },
    submitting: {
      tags: 'busy',
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
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepRefusals', params: ({ event }) => ({ error: event.error }) },
              { type: 'raiseNotice', params: ({ event }) => ({ error: event.error }) },
              'focusFirstRefusal',
            ],
          },
        ],
      },
    },
  },
});
