import { submissionMachine } from '../../machines/submission.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const emptyForm = { title: 'Title is required' };
const emptyRow = { name: 'Cast name is required' };
export const newForm = { formId: 'submission', maxRows: 20, emptyForm, emptyRow };
const resuming = { ...newForm, rows: ['k1'], errors: {}, isResuming: true };
const twentyRows = Array.from({ length: 20 }, (_, index) => `k${index + 1}`);

export const submissionFlow = describeFlow({
  machine: submissionMachine,
  guards: {
    isResuming: 'An upload of an earlier visit is still running.',
    isValid: 'No field has an error.',
    isAllSent: 'The upload is complete.',
    mayAddRow: 'The cast has fewer rows than allowed.',
    mayRemoveRow: 'The row exists, and is not the only one.',
  },
  actions: {
    noteChange: "Remembers the errors of the fields, and clears the provider's error for this one.",
    touchField: 'Shows the error of this field from now on.',
    addRow: 'Adds an empty row to the cast.',
    removeRow: 'Removes the row and its errors from the cast.',
    beginUpload: "Clears the provider's earlier errors.",
    forgetProgress: 'Forgets the upload and its progress.',
    noteProgress: 'Remembers how much was sent.',
    keepServerErrors: 'Remembers which fields the provider rejected, and why.',
    startOver: 'Starts an empty form with one cast row.',
    focusFirstServerError: 'Moves the focus to the first field that the provider rejected.',
    announceAccepted: "Shows the provider's thanks, or the site's own, in a toast.",
    announceFailure: "Shows the provider's message, or 'Something went wrong', in a toast.",
    abandonUpload: 'Stops the upload.',
    keepRows: 'Stores the rows with the draft.',
    forgetRow: 'Removes the row from the stored draft.',
    forgetDraft: 'Removes the stored draft.',
  },
  refusals: {
    'form.submitted': 'The member submits a form with an error: nothing is sent.',
    'row.added': 'The cast has as many rows as allowed: no row is added.',
  },
  inputs: [newForm, { ...newForm, rows: twentyRows, errors: {} }, resuming],
  events: {
    'field.changed': [
      { field: 'title', errors: {} },
      { field: 'email', errors: { 'cast.k1.name': 'Cast name is required' } },
    ],
    'field.left': [{ field: 'cast.k1.name' }],
    'row.removed': [
      { row: 'k1', errors: emptyForm },
      { row: 'k2', errors: {} },
    ],
    'upload.progressed': [{ percent: 50 }, { percent: 100 }],
    'upload.accepted': [{ message: null }, { message: 'Thank you.' }],
    'upload.refused': Object.values(failures).map((failure) => ({ failure })),
  },
  outputs: {},
  isFarEnough: ({ context }) => context.nextRow > 3 && context.rows.length < 20,
  site: {
    cases: { inputs: [newForm, resuming] },
    isPossible({ type, row, failure }, from) {
      const { rows, errors } = from.context;
      switch (type) {
        case 'form.submitted':
          return Object.keys(errors).length === 0;
        case 'row.removed':
          return rows.length > 1 && rows.includes(row);
        case 'field.changed':
          return from.matches('editing');
        case 'upload.refused':
          return failure.kind !== 'unauthorized';
        default:
          return true;
      }
    },
  },
});
