/**
 * The submission of a film (spec §2 submit-your-movie, §4, §5, §8): fields, cast rows and upload.
 * A draft per `formId` holds texts and files by field, such as `title` and `cast.k1.name`.
 * The chart holds only the rows, the errors, which errors to show, and the upload's progress.
 */
import { assign, emit, fromCallback, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Errors = Readonly<Record<string, string>>;

const FIRST_ROW = 'k1';
export const SUBMITTED = 'submission.accepted';
export const NOT_SUBMITTED = 'common.unexpected';

export const submissionMachine = setup({
  types: {
    input: {} as {
      formId: string;
      maxRows: number;
      rows?: readonly string[];
      errors?: Errors;
      /** Errors by field, of an empty form without cast rows and of an empty cast row. */
      emptyForm: Errors;
      emptyRow: Errors;
      isResuming?: boolean;
    },
    context: {} as {
      formId: string;
      maxRows: number;
      rows: readonly string[];
      nextRow: number;
      emptyForm: Errors;
      emptyRow: Errors;
      errors: Errors;
      serverErrors: Errors;
      touched: readonly string[];
      percent: number;
      isResuming: boolean;
    },
    events: {} as
      | { type: 'field.changed'; field: string; errors: Errors }
      | { type: 'field.left'; field: string }
      | { type: 'row.added' }
      | { type: 'row.removed'; row: string; errors: Errors }
      | { type: 'form.submitted' }
      | { type: 'upload.progressed'; percent: number }
      | { type: 'upload.accepted'; message: string | null }
      | { type: 'upload.refused'; failure: Failure }
      | { type: 'upload.cancelled' },
    emitted: {} as
      | { type: 'field.wanted'; field: string }
      | { type: 'submission.accepted'; message: string | null; text: typeof SUBMITTED }
      | { type: 'failure.raised'; error: unknown; text: typeof NOT_SUBMITTED },
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Reports `upload.progressed`, then `upload.accepted` or `upload.refused`, unless aborted.
     * With `isResuming`, starts no upload, but follows the one that began on an earlier visit.
     * Reports `upload.cancelled` if that upload has ended.
     * Stopping this actor does not abort the upload; `abandonUpload` does.
     */
    sendSubmission: fromCallback<
      { type: string },
      { formId: string; rows: readonly string[]; isResuming: boolean }
    >(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteChange: assign(({ context }, params: { field: string; errors: Errors }) => ({
      errors: params.errors,
      serverErrors: without(context.serverErrors, (field) => field === params.field),
    })),
    touchField: assign(({ context }, params: { field: string }) => ({
      touched: [...new Set([...context.touched, params.field])],
    })),
    addRow: assign(({ context }) => ({
      rows: [...context.rows, `k${context.nextRow}`],
      nextRow: context.nextRow + 1,
      errors: { ...context.errors, ...rowErrors(`k${context.nextRow}`, context.emptyRow) },
      serverErrors: without(context.serverErrors, (field) => field === 'cast'),
    })),
    removeRow: assign(({ context }, params: { row: string; errors: Errors }) => {
      const isOfRow = (field: string) => field.startsWith(`cast.${params.row}.`);
      return {
        rows: context.rows.filter((row) => row !== params.row),
        errors: params.errors,
        serverErrors: without(context.serverErrors, (it) => it === 'cast' || isOfRow(it)),
        touched: context.touched.filter((field) => !isOfRow(field)),
      };
    }),
    beginUpload: assign({ serverErrors: {} }),
    forgetProgress: assign({ percent: 0, isResuming: false }),
    noteProgress: assign((_, params: { percent: number }) => ({ percent: params.percent })),
    keepServerErrors: assign((_, params: { failure: Failure }) => ({
      serverErrors: params.failure.fieldErrors,
    })),
    startOver: assign(({ context: { emptyForm, emptyRow, nextRow } }) => ({
      rows: [`k${nextRow}`],
      nextRow: nextRow + 1,
      errors: { ...emptyForm, ...rowErrors(`k${nextRow}`, emptyRow) },
      serverErrors: {},
      touched: [],
    })),
    focusFirstServerError: emit(({ context }) => ({
      type: 'field.wanted' as const,
      field: Object.keys(context.serverErrors)[0] ?? '',
    })),
    announceAccepted: emit((_, params: { message: string | null }) => ({
      type: 'submission.accepted' as const,
      message: params.message,
      text: SUBMITTED,
    })),
    announceFailure: emit((_, params: { failure: Failure }) => ({
      type: 'failure.raised' as const,
      error: params.failure,
      text: NOT_SUBMITTED,
    })),
    abandonUpload: (_, _params: { formId: string }) => {
      throw new Error('not supplied');
    },
    keepRows: (_, _params: { formId: string; rows: readonly string[] }) => {
      throw new Error('not supplied');
    },
    forgetRow: (_, _params: { formId: string; row: string }) => {
      throw new Error('not supplied');
    },
    forgetDraft: (_, _params: { formId: string }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isResuming: ({ context }) => context.isResuming,
    isValid: ({ context }) => Object.keys(context.errors).length === 0,
    isAllSent: (_, params: { percent: number }) => params.percent === 100,
    mayAddRow: ({ context }) => context.rows.length < context.maxRows,
    mayRemoveRow: ({ context }, params: { row: string }) =>
      context.rows.length > 1 && context.rows.includes(params.row),
  },
}).createMachine({
  id: 'submission',
  description: 'A member submits their own film.',
  context: ({ input }) => {
    const rows = input.rows?.length ? input.rows : [FIRST_ROW];
    return {
      ...input,
      rows,
      nextRow: Math.max(...rows.map((row) => Number(row.slice(1)))) + 1,
      errors: input.errors ?? { ...input.emptyForm, ...rowErrors(FIRST_ROW, input.emptyRow) },
      serverErrors: {},
      touched: [],
      percent: 0,
      isResuming: input.isResuming ?? false,
    };
  },
  initial: 'opening',
  on: {
    'field.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
    'field.left': {
      meta: { rules: ['5.submission'] },
      actions: { type: 'touchField', params: ({ event }) => event },
    },
  },
  states: {
    opening: {
      description: 'The page shows the upload of an earlier visit, or the form.',
      always: [{ guard: 'isResuming', target: 'submitting' }, { target: 'editing' }],
    },
    editing: {
      description: 'The member fills in the form, with a row for each cast member.',
      on: {
        'row.added': {
          guard: 'mayAddRow',
          actions: [
            'addRow',
            {
              type: 'keepRows',
              params: ({ context: { formId, rows } }) => ({ formId, rows }),
            },
          ],
        },
        'row.removed': {
          guard: { type: 'mayRemoveRow', params: ({ event }) => event },
          meta: { rules: ['5.submission.cast'] },
          actions: [
            { type: 'removeRow', params: ({ event }) => event },
            {
              type: 'forgetRow',
              params: ({ context, event }) => ({ formId: context.formId, row: event.row }),
            },
          ],
        },
        'form.submitted': {
          guard: 'isValid',
          target: 'submitting',
          meta: { rules: ['5.submission.send'] },
        },
      },
    },
    submitting: {
      description: 'The film is being sent to the provider.',
      tags: 'busy',
      entry: 'beginUpload',
      exit: 'forgetProgress',
      invoke: {
        id: 'sendSubmission',
        src: 'sendSubmission',
        input: ({ context: { formId, rows, isResuming } }) => ({ formId, rows, isResuming }),
      },
      on: {
        'upload.progressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'upload.accepted': {
          description: 'The provider accepts the film: the form starts over.',
          target: 'editing',
          meta: { rules: ['4.submission.reset'] },
          actions: [
            { type: 'forgetDraft', params: ({ context }) => ({ formId: context.formId }) },
            'startOver',
            { type: 'announceAccepted', params: ({ event }) => event },
          ],
        },
        'upload.refused': {
          target: 'editing',
          meta: { rules: ['8.submission'] },
          actions: [
            { type: 'keepServerErrors', params: ({ event }) => event },
            { type: 'announceFailure', params: ({ event }) => event },
            'focusFirstServerError',
          ],
        },
      },
      initial: 'sending',
      states: {
        sending: {
          description: "The upload's progress is shown, and the member may still cancel.",
          on: {
            'upload.progressed': {
              guard: { type: 'isAllSent', params: ({ event }) => event },
              target: 'awaitingAnswer',
              actions: { type: 'noteProgress', params: ({ event }) => event },
            },
            'upload.cancelled': {
              description: 'The member cancels the upload: the form keeps its contents.',
              target: '#submission.editing',
              actions: {
                type: 'abandonUpload',
                params: ({ context }) => ({ formId: context.formId }),
              },
            },
          },
        },
        awaitingAnswer: {
          description:
            "The upload is complete and can't be cancelled; the page waits for the answer.",
        },
      },
    },
  },
});

function rowErrors(row: string, emptyRow: Errors): Errors {
  return Object.fromEntries(
    Object.entries(emptyRow).map(([field, error]) => [`cast.${row}.${field}`, error]),
  );
}

function without(errors: Errors, isLeftOut: (field: string) => boolean): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isLeftOut(field)));
}
