import { expect, test } from 'vitest';
import { emptyForm, newForm, submissionFlow } from '../../flows/cases/submission';
import { isEvent, ran, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(submissionFlow, {
  'nothing is sent without a press, nor with an error in it': (now, walk) =>
    started(now, 'sendSubmission').length === 0 ||
    (isEvent(now, 'form.submitted') &&
      Object.keys(walk.at(-2)?.snapshot.context.errors).length === 0),
  'never two uploads at a time': (_, walk) => runningOf('sendSubmission', walk) <= 1,
  'what was typed is forgotten only once it was accepted': (now) =>
    !ran(now, 'forgetDraft') || isEvent(now, 'upload.accepted'),
  'one row remains': ({ snapshot }) => snapshot.context.rows.length >= 1,
});

const submit = { type: 'form.submitted' } as const;
const filled = { type: 'field.changed', field: 'title', errors: {} } as const;

function sendFilledForm() {
  const submission = live(submissionFlow, newForm);
  submission.send(filled, submit);
  submission.takeCalls();
  return submission;
}

test('Send works only when nothing is wrong, and sends once', () => {
  const submission = live(submissionFlow, newForm);
  expect(submission.now().can(submit)).toBe(false);
  submission.send(filled, submit, submit);
  expect(submission.calls).toEqual([
    ['starts', 'sendSubmission', { formId: 'submission', rows: ['k1'] }],
  ]);
});

test('an added row is empty, so the form is not valid until it is filled', () => {
  const submission = live(submissionFlow, newForm);
  submission.send(filled, 'row.added');
  expect(submission.now().context.rows).toEqual(['k1', 'k2']);
  expect(submission.now().context.errors).toEqual({ 'cast.k2.name': 'Cast name is required' });
  expect(submission.now().can(submit)).toBe(false);
});

test('a removed row takes its errors with it, and its key is never used again', () => {
  const submission = live(submissionFlow, newForm);
  submission.send('row.added', { type: 'field.left', field: 'cast.k2.name' });
  const errors = { ...emptyForm, 'cast.k1.name': 'Cast name is required' };
  submission.send({ type: 'row.removed', row: 'k2', errors }, 'row.added');
  const { context } = submission.now();
  expect({ rows: context.rows, touched: context.touched, errors: context.errors }).toEqual({
    rows: ['k1', 'k3'],
    touched: [],
    errors: { ...errors, 'cast.k3.name': 'Cast name is required' },
  });
  expect(submission.calls).toEqual([
    ['runs', 'keepRows', { formId: 'submission', rows: ['k1', 'k2'] }],
    ['runs', 'forgetRow', { formId: 'submission', row: 'k2' }],
    ['runs', 'keepRows', { formId: 'submission', rows: ['k1', 'k3'] }],
  ]);
});

test('one row must remain, and there are at most twenty', () => {
  const submission = live(submissionFlow, newForm);
  expect(submission.now().can({ type: 'row.removed', row: 'k1', errors: {} })).toBe(false);
  for (let count = 1; count < 20; count += 1) submission.send('row.added');
  expect(submission.now().context.rows).toHaveLength(20);
  expect(submission.now().can({ type: 'row.added' })).toBe(false);
});

test('the upload reports its progress, and an accepted movie leaves an empty form', () => {
  const submission = sendFilledForm();
  submission.report('sendSubmission', { type: 'upload.progressed', percent: 60 });
  expect(submission.now().context.percent).toBe(60);
  submission.report('sendSubmission', { type: 'upload.accepted', message: 'Thank you.' });
  expect(submission.takeCalls()).toEqual([
    ['runs', 'forgetDraft', { formId: 'submission' }],
    ['stops', 'sendSubmission'],
    ['emits', { type: 'submission.accepted', message: 'Thank you.' }],
  ]);
  expect(submission.now().context).toMatchObject({
    rows: ['k2'],
    errors: { ...emptyForm, 'cast.k2.name': 'Cast name is required' },
    touched: [],
    percent: 0,
  });
});

test('a refused upload loses nothing, is announced, and can be repeated', () => {
  const submission = sendFilledForm();
  submission.report('sendSubmission', { type: 'upload.refused', failure: failures.rejected });
  expect(submission.takeCalls()).toContainEqual([
    'emits',
    { type: 'failure.raised', error: failures.rejected, text: 'Something went wrong' },
  ]);
  expect(submission.now().context.serverErrors).toEqual({ email: 'Already taken' });
  expect(submission.now().context.rows).toEqual(['k1']);
  expect(submission.now().can(submit)).toBe(true);
});

test("the provider's error for a field is shown until the field changes or its row is removed", () => {
  const submission = live(submissionFlow, { ...newForm, rows: ['k1', 'k2'], errors: {} });
  const fieldErrors = { title: 'Taken', link: 'Unreachable', 'cast.k2.name': 'Unknown' };
  submission.send(submit);
  submission.takeCalls();
  submission.report('sendSubmission', {
    type: 'upload.refused',
    failure: { ...failures.rejected, fieldErrors },
  });
  expect(submission.takeCalls()).toContainEqual([
    'emits',
    { type: 'field.wanted', field: 'title' },
  ]);
  expect(submission.now().context.serverErrors).toEqual(fieldErrors);
  submission.send(filled, { type: 'row.removed', row: 'k2', errors: {} });
  expect(submission.now().context.serverErrors).toEqual({ link: 'Unreachable' });
});

test("the provider's error for the cast as a whole is shown until a row is added or removed", () => {
  for (const change of [
    { type: 'row.added' },
    { type: 'row.removed', row: 'k2', errors: {} },
  ] as const) {
    const submission = live(submissionFlow, { ...newForm, rows: ['k1', 'k2'], errors: {} });
    const failure = { ...failures.rejected, fieldErrors: { cast: 'Too few', link: 'Unreachable' } };
    submission.send(submit);
    submission.report('sendSubmission', { type: 'upload.refused', failure });
    submission.send(change);
    expect(submission.now().context.serverErrors).toEqual({ link: 'Unreachable' });
  }
});

test('Cancel stops the upload and keeps the form, which can be sent again', () => {
  const submission = sendFilledForm();
  submission.report('sendSubmission', { type: 'upload.progressed', percent: 60 });
  submission.send('upload.cancelled');
  expect(submission.takeCalls()).toEqual([
    ['runs', 'abandonUpload', { formId: 'submission' }],
    ['stops', 'sendSubmission'],
  ]);
  submission.send(submit);
  expect(submission.now().context.percent).toBe(0);
  expect(submission.now().hasTag('busy')).toBe(true);
});

test("what has been sent can't be taken back, and its answer is awaited", () => {
  const submission = sendFilledForm();
  submission.report('sendSubmission', { type: 'upload.progressed', percent: 99 });
  expect(submission.value()).toEqual({ submitting: 'sending' });
  expect(submission.now().can({ type: 'upload.cancelled' })).toBe(true);
  submission.report('sendSubmission', { type: 'upload.progressed', percent: 100 });
  expect(submission.value()).toEqual({ submitting: 'awaitingAnswer' });
  expect(submission.now().can({ type: 'upload.cancelled' })).toBe(false);
  submission.report('sendSubmission', { type: 'upload.accepted', message: null });
  expect(submission.value()).toBe('editing');
});

test('a reload restores the rows, and new ones get new keys', () => {
  const restored = { ...newForm, rows: ['k2', 'k5'], errors: {} };
  const submission = live(submissionFlow, restored);
  expect(submission.now().can(submit)).toBe(true);
  submission.send('row.added');
  expect(submission.now().context.rows).toEqual(['k2', 'k5', 'k6']);
});

test('each field that was left is remembered, once', () => {
  const submission = live(submissionFlow, newForm);
  for (const field of ['title', 'email', 'title']) submission.send({ type: 'field.left', field });
  expect(submission.now().context.touched).toEqual(['title', 'email']);
});

test('a new submission begins with one row and nothing sent', () => {
  expect(live(submissionFlow, newForm).now().context).toEqual({
    ...newForm,
    rows: ['k1'],
    nextRow: 2,
    errors: { ...emptyForm, 'cast.k1.name': 'Cast name is required' },
    serverErrors: {},
    touched: [],
    percent: 0,
  });
});

test('a form that was refused, sent again and accepted keeps nothing of it, nor a row twice', () => {
  const submission = sendFilledForm();
  submission.send({ type: 'field.left', field: 'title' });
  submission.report('sendSubmission', { type: 'upload.refused', failure: failures.rejected });
  submission.send(submit);
  expect(submission.now().context.serverErrors).toEqual({});
  submission.report('sendSubmission', { type: 'upload.accepted', message: null });
  const accepted = { type: 'submission.accepted', message: 'Your movie was submitted.' };
  expect(submission.takeCalls()).toContainEqual(['emits', accepted]);
  expect(submission.now().context).toMatchObject({ rows: ['k2'], touched: [], serverErrors: {} });
  submission.send('row.added');
  expect(submission.now().context.rows).toEqual(['k2', 'k3']);
});

test('a refusal that belongs to no field puts the cursor into none', () => {
  const submission = sendFilledForm();
  expect(
    submission.report('sendSubmission', { type: 'upload.refused', failure: failures.network }),
  ).toContainEqual(['emits', { type: 'field.wanted', field: '' }]);
});

test('an upload that is sent whole says so', () => {
  const submission = sendFilledForm();
  submission.report('sendSubmission', { type: 'upload.progressed', percent: 100 });
  expect(submission.now().context.percent).toBe(100);
});
