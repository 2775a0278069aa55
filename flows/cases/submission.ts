import { submissionMachine } from '../../machines/submission.machine';
import { describeFlow, failures } from '../walk/flow';

export const emptyForm = { title: 'Title is required' };
const emptyRow = { name: 'Cast name is required' };
export const newForm = { formId: 'submission', maxRows: 20, emptyForm, emptyRow };
const twentyRows = Array.from({ length: 20 }, (_, index) => `k${index + 1}`);

export const submissionFlow = describeFlow({
  machine: submissionMachine,
  inputs: [newForm, { ...newForm, rows: twentyRows, errors: {} }],
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
});
