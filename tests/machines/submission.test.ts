import { expect, test } from 'vitest';
import { emptyForm, newForm, submissionFlow } from '../../flows/cases/submission';
import { isEvent, ran, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { type Live, live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(submissionFlow, {
  'nothing is sent without a press, nor with an error in it': (now, testPath) =>
    started(now, 'sendSubmission').every((input) => Object(input).isResuming) ||
    (isEvent(now, 'form.submitted') &&
      Object.keys(testPath.at(-2)?.snapshot.context.errors).length === 0),
  'never two uploads at a time': (_, testPath) => runningOf('sendSubmission', testPath) <= 1,
  'what was typed is forgotten only once it was accepted': (now) =>
    !ran(now, 'forgetDraft') || isEvent(now, 'upload.accepted'),
  'one row remains': ({ snapshot }) => snapshot.context.rows.length >= 1,
});

const submit = { type: 'form.submitted' } as const;
const filled = { type: 'field.changed', field: 'title', errors: {} } as const;
const left = (field: string) => ({ type: 'field.left', field }) as const;
const removed = (errors = {}) => ({ type: 'row.removed', row: 'k2', errors }) as const;
const formId = 'submission';
const unnamed = (row: string) => ({ [`cast.${row}.name`]: 'Cast name is required' });

type Submission = Live<typeof submissionFlow.machine>;
const progress = (it: Submission, percent: number) =>
  it.report('sendSubmission', { type: 'upload.progressed', percent });
const refuse = (it: Submission, failure: object = failures.rejected) =>
  it.report('sendSubmission', { type: 'upload.refused', failure });
const accept = (it: Submission, message: string | null) =>
  it.report('sendSubmission', { type: 'upload.accepted', message });

function sendForm(form: typeof newForm = newForm): Submission {
  const submission = live(submissionFlow, form);
  submission.send(filled, submit);
  submission.takeCalls();
  return submission;
}

test('Send works only when nothing is wrong, and sends once', () => {
  const submission = live(submissionFlow, newForm);
  expect(submission.now().can(submit)).toBe(false);
  expect(submission.send(filled, submit, submit)).toEqual([
    ['starts', 'sendSubmission', { formId, rows: ['k1'], isResuming: false }],
  ]);
});

test('an added row is empty, so the form is not valid until it is filled', () => {
  const submission = live(submissionFlow, newForm);
  submission.send(filled, 'row.added');
  expect(submission.now().context).toMatchObject({ rows: ['k1', 'k2'] });
  expect(submission.now().context.errors).toEqual(unnamed('k2'));
  expect(submission.now().can(submit)).toBe(false);
});

test('a removed row takes its errors with it, and its key is never used again', () => {
  const submission = live(submissionFlow, newForm);
  const errors = { ...emptyForm, ...unnamed('k1') };
  submission.send('row.added', left('cast.k2.name'), removed(errors), 'row.added');
  const { rows, touched, ...context } = submission.now().context;
  expect({ rows, touched }).toEqual({ rows: ['k1', 'k3'], touched: [] });
  expect(context.errors).toEqual({ ...errors, ...unnamed('k3') });
  expect(submission.calls).toEqual([
    ['runs', 'keepRows', { formId, rows: ['k1', 'k2'] }],
    ['runs', 'forgetRow', { formId, row: 'k2' }],
    ['runs', 'keepRows', { formId, rows: ['k1', 'k3'] }],
  ]);
});

test('one row must remain, and there are at most twenty', () => {
  const submission = live(submissionFlow, newForm);
  expect(submission.now().can({ ...removed(), row: 'k1' })).toBe(false);
  submission.send(...Array(19).fill('row.added'));
  expect(submission.now().context.rows).toHaveLength(20);
  expect(submission.now().can({ type: 'row.added' })).toBe(false);
});

test('the upload reports its progress, and an accepted movie leaves an empty form', () => {
  const submission = sendForm();
  progress(submission, 60);
  expect(submission.now().context.percent).toBe(60);
  expect(accept(submission, 'Thank you.')).toEqual([
    ['runs', 'forgetDraft', { formId }],
    ['stops', 'sendSubmission'],
    ['emits', { type: 'submission.accepted', message: 'Thank you.', text: 'submission.accepted' }],
  ]);
  expect(submission.now().context).toMatchObject({ rows: ['k2'], touched: [], percent: 0 });
  expect(submission.now().context.errors).toEqual({ ...emptyForm, ...unnamed('k2') });
});

test('a refused upload loses nothing, is announced, and can be repeated', () => {
  const submission = sendForm();
  expect(refuse(submission)).toContainEqual([
    'emits',
    { type: 'failure.raised', error: failures.rejected, text: 'common.unexpected' },
  ]);
  expect(submission.now().context.serverErrors).toEqual({ email: 'Already taken' });
  expect(submission.now().context.rows).toEqual(['k1']);
  expect(submission.now().can(submit)).toBe(true);
});

const twoRows = { ...newForm, rows: ['k1', 'k2'], errors: {} };

test("the provider's error for a field is shown until the field changes or its row is removed", () => {
  const submission = sendForm(twoRows);
  const fieldErrors = { title: 'Taken', link: 'Unreachable', 'cast.k2.name': 'Unknown' };
  const did = refuse(submission, { ...failures.rejected, fieldErrors });
  expect(did).toContainEqual(['emits', { type: 'field.wanted', field: 'title' }]);
  expect(submission.now().context.serverErrors).toEqual(fieldErrors);
  submission.send(filled, removed());
  expect(submission.now().context.serverErrors).toEqual({ link: 'Unreachable' });
});

test.each([{ type: 'row.added' } as const, removed()])(
  "the provider's error for the cast as a whole is shown until a row is added or removed: $type",
  (change) => {
    const submission = sendForm(twoRows);
    const fieldErrors = { cast: 'Too few', link: 'Unreachable' };
    refuse(submission, { ...failures.rejected, fieldErrors });
    submission.send(change);
    expect(submission.now().context.serverErrors).toEqual({ link: 'Unreachable' });
  },
);

test('Cancel stops the upload and keeps the form, which can be sent again', () => {
  const submission = sendForm();
  progress(submission, 60);
  expect(submission.send('upload.cancelled')).toEqual([
    ['runs', 'abandonUpload', { formId }],
    ['stops', 'sendSubmission'],
  ]);
  submission.send(submit);
  expect(submission.now().context.percent).toBe(0);
  expect(submission.now().hasTag('busy')).toBe(true);
});

test("a complete upload can't be cancelled, and waits for its answer", () => {
  const submission = sendForm();
  progress(submission, 99);
  expect(submission.value()).toEqual({ submitting: 'sending' });
  expect(submission.now().can({ type: 'upload.cancelled' })).toBe(true);
  progress(submission, 100);
  expect(submission.value()).toEqual({ submitting: 'awaitingAnswer' });
  expect(submission.now().context.percent).toBe(100);
  expect(submission.now().can({ type: 'upload.cancelled' })).toBe(false);
  accept(submission, null);
  expect(submission.value()).toBe('editing');
});

test('a reload restores the rows, and new ones get new keys', () => {
  const submission = live(submissionFlow, { ...newForm, rows: ['k2', 'k5'], errors: {} });
  expect(submission.now().can(submit)).toBe(true);
  submission.send('row.added');
  expect(submission.now().context.rows).toEqual(['k2', 'k5', 'k6']);
});

test('each field that was left is remembered, once', () => {
  const submission = live(submissionFlow, newForm);
  submission.send(left('title'), left('email'), left('title'));
  expect(submission.now().context.touched).toEqual(['title', 'email']);
});

test('a new submission begins with one row and nothing sent', () => {
  expect(live(submissionFlow, newForm).now().context).toEqual({
    ...newForm,
    rows: ['k1'],
    nextRow: 2,
    serverErrors: {},
    touched: [],
    percent: 0,
    isResuming: false,
    errors: { ...emptyForm, ...unnamed('k1') },
  });
});

test('a form that was refused, sent again and accepted keeps nothing of it, nor a row twice', () => {
  const submission = sendForm();
  submission.send(left('title'));
  refuse(submission);
  submission.send(submit);
  expect(submission.now().context.serverErrors).toEqual({});
  const accepted = { type: 'submission.accepted', message: null, text: 'submission.accepted' };
  expect(accept(submission, null)).toContainEqual(['emits', accepted]);
  expect(submission.now().context).toMatchObject({ rows: ['k2'], touched: [], serverErrors: {} });
  submission.send('row.added');
  expect(submission.now().context.rows).toEqual(['k2', 'k3']);
});

test('a refusal that belongs to no field puts the cursor into none', () => {
  expect(refuse(sendForm(), failures.network)).toContainEqual([
    'emits',
    { type: 'field.wanted', field: '' },
  ]);
});

function openDuringUpload(): Submission {
  const submission = live(submissionFlow, {
    ...newForm,
    rows: ['k1'],
    errors: {},
    isResuming: true,
  });
  expect(submission.value()).toEqual({ submitting: 'sending' });
  return submission;
}

test('a page opened during the upload of its draft shows the upload, and sends nothing again', () => {
  const submission = openDuringUpload();
  expect(submission.takeCalls()).toEqual([
    ['starts', 'sendSubmission', { formId, rows: ['k1'], isResuming: true }],
  ]);
  progress(submission, 60);
  expect(submission.now().context.percent).toBe(60);
  accept(submission, null);
  expect(submission.value()).toBe('editing');
});

test('an upload that ends while its page opens leaves a form that can be sent', () => {
  const submission = openDuringUpload();
  submission.report('sendSubmission', { type: 'upload.cancelled' });
  expect(submission.value()).toBe('editing');
  expect(submission.send(submit)).toEqual([
    ['starts', 'sendSubmission', { formId, rows: ['k1'], isResuming: false }],
  ]);
});
