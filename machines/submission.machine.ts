/**
 * Submitting one's own movie (spec §2 submit-your-movie, §4, §5, §8): the fields, the rows of the
 * cast, and the upload with its progress.
 *
 * Texts and files stay outside the chart, under `formId` and the field's name: `title`, `thumnail`,
 * `cast.k1.name`. The chart knows which rows there are, which fields are wrong and what may be said
 * about it. Nothing typed is lost by a failure or a cancelled upload.
 */
import { assign, emit, fromCallback, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Problems = Readonly<Record<string, string>>;

const ROWS_AT_MOST = 20;
const FIRST_ROW = 'k1';

export const submissionMachine = setup({
  types: {
    input: {} as {
      formId: string;
      /** The rows that the tab remembers, in order; none for a new form. */
      rows?: readonly string[];
      /** What is wrong with what the tab remembers; an empty form's problems without this. */
      problems?: Problems;
      /** What is wrong with an empty form (its rows aside) and with an empty row, by field. */
      emptyForm: Problems;
      emptyRow: Problems;
    },
    context: {} as {
      formId: string;
      rows: readonly string[];
      nextRow: number;
      emptyForm: Problems;
      emptyRow: Problems;
      problems: Problems;
      /** What the provider said about single fields, until they change. */
      refusals: Problems;
      /** Fields that were left: their problems are shown. */
      revealed: readonly string[];
      /** How much of the upload has been sent, 0 to 100. */
      percent: number;
    },
    events: {} as
      | { type: 'field.changed'; field: string; problems: Problems }
      | { type: 'field.left'; field: string }
      | { type: 'image.measured'; field: string; isLarge: boolean }
      | { type: 'row.added' }
      | { type: 'row.removed'; row: string }
      | { type: 'form.submitted' }
      | { type: 'upload.progressed'; percent: number }
      | { type: 'upload.accepted'; message: string | null }
      | { type: 'upload.refused'; failure: Failure }
      | { type: 'upload.cancelled' },
    emitted: {} as
      | { type: 'field.wanted'; field: string }
      | { type: 'notice.raised'; tone: 'info' | 'success' | 'error'; message: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Reports `upload.progressed`, then `upload.accepted` or `upload.refused`; stopping aborts it. */
    sendSubmission: fromCallback<{ type: string }, { formId: string; rows: readonly string[] }>(
      () => {
        throw new Error('sendSubmission is not supplied');
      },
    ),
  },
  actions: {
    noteChange: assign(({ context }, params: { field: string; problems: Problems }) => ({
      problems: params.problems,
      refusals: without(context.refusals, (field) => field === params.field),
    })),
    revealField: assign(({ context }, params: { field: string }) => ({
      revealed: [...new Set([...context.revealed, params.field])],
    })),
    addRow: assign(({ context }) => ({
      rows: [...context.rows, `k${context.nextRow}`],
      nextRow: context.nextRow + 1,
      problems: { ...context.problems, ...rowProblems(`k${context.nextRow}`, context.emptyRow) },
    })),
    removeRow: assign(({ context }, params: { row: string }) => {
      const isOfRow = (field: string) => field.startsWith(`cast.${params.row}.`);
      return {
        rows: context.rows.filter((row) => row !== params.row),
        problems: without(context.problems, isOfRow),
        refusals: without(context.refusals, isOfRow),
        revealed: context.revealed.filter((field) => !isOfRow(field)),
      };
    }),
    beginUpload: assign({ percent: 0, refusals: {} }),
    noteProgress: assign((_, params: { percent: number }) => ({ percent: params.percent })),
    keepRefusals: assign((_, params: { failure: Failure }) => ({
      refusals: params.failure.fieldErrors,
    })),
    startOver: assign(({ context: { emptyForm, emptyRow, nextRow } }) => ({
      rows: [`k${nextRow}`],
      nextRow: nextRow + 1,
      problems: { ...emptyForm, ...rowProblems(`k${nextRow}`, emptyRow) },
      refusals: {},
      revealed: [],
      percent: 0,
    })),
    focusFirstRefusal: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.refusals)[0] ?? '',
    })),
    raiseNotice: emit(
      (_, params: { tone: 'info' | 'success' | 'error'; message: string }) =>
        ({ type: 'notice.raised', ...params }) as const,
    ),
    forgetRow: (_, _params: { formId: string; row: string }) => {
      throw new Error('forgetRow is not supplied');
    },
    forgetDraft: (_, _params: { formId: string }) => {
      throw new Error('forgetDraft is not supplied');
    },
  },
  guards: {
    isValid: ({ context }) => Object.keys(context.problems).length === 0,
    /** What has been sent can't be taken back. */
    mayCancel: ({ context }) => context.percent < 100,
    isLarge: (_, params: { isLarge: boolean }) => params.isLarge,
    mayAddRow: ({ context }) => context.rows.length < ROWS_AT_MOST,
    mayRemoveRow: ({ context }, params: { row: string }) =>
      context.rows.length > 1 && context.rows.includes(params.row),
    isUnauthorized: (_, params: { failure: Failure }) => params.failure.kind === 'unauthorized',
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => {
    const rows = input.rows?.length ? input.rows : [FIRST_ROW];
    return {
      formId: input.formId,
      rows,
      nextRow: Math.max(...rows.map((row) => Number(row.slice(1)))) + 1,
      emptyForm: input.emptyForm,
      emptyRow: input.emptyRow,
      problems: input.problems ?? { ...input.emptyForm, ...rowProblems(FIRST_ROW, input.emptyRow) },
      refusals: {},
      revealed: [],
      percent: 0,
    };
  },
  initial: 'editing',
  on: {
    'field.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
    'field.left': {
      actions: { type: 'revealField', params: ({ event }) => ({ field: event.field }) },
    },
    'image.measured': {
      guard: { type: 'isLarge', params: ({ event }) => ({ isLarge: event.isLarge }) },
      actions: {
        type: 'raiseNotice',
        params: {
          tone: 'info',
          message: 'Recommended image resolution is 400x400px for best results.',
        },
      },
    },
  },
  states: {
    editing: {
      on: {
        'row.added': { guard: 'mayAddRow', actions: 'addRow' },
        'row.removed': {
          guard: { type: 'mayRemoveRow', params: ({ event }) => ({ row: event.row }) },
          actions: [
            { type: 'removeRow', params: ({ event }) => ({ row: event.row }) },
            {
              type: 'forgetRow',
              params: ({ context, event }) => ({ formId: context.formId, row: event.row }),
            },
          ],
        },
        'form.submitted': { guard: 'isValid', target: 'submitting' },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'beginUpload',
      invoke: {
        id: 'sendSubmission',
        src: 'sendSubmission',
        input: ({ context }) => ({ formId: context.formId, rows: context.rows }),
      },
      on: {
        'upload.progressed': {
          actions: { type: 'noteProgress', params: ({ event }) => ({ percent: event.percent }) },
        },
        'upload.cancelled': { guard: 'mayCancel', target: 'editing' },
        'upload.accepted': {
          target: 'editing',
          actions: [
            { type: 'forgetDraft', params: ({ context }) => ({ formId: context.formId }) },
            'startOver',
            {
              type: 'raiseNotice',
              params: ({ event }) => ({
                tone: 'success',
                message: event.message ?? 'Your movie was submitted.',
              }),
            },
          ],
        },
        'upload.refused': [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ failure: event.failure }) },
            target: 'editing',
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepRefusals', params: ({ event }) => ({ failure: event.failure }) },
              {
                type: 'raiseNotice',
                params: ({ event }) => ({
                  tone: 'error',
                  message: event.failure.reason ?? 'Something went wrong',
                }),
              },
              'focusFirstRefusal',
            ],
          },
        ],
      },
    },
  },
});

function rowProblems(row: string, emptyRow: Problems): Problems {
  return Object.fromEntries(
    Object.entries(emptyRow).map(([field, problem]) => [`cast.${row}.${field}`, problem]),
  );
}

function without(problems: Problems, isLeftOut: (field: string) => boolean): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !isLeftOut(field)));
}
