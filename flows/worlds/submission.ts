import { failures } from '../test-paths/flow';
import { can, contextOf, hasTag, isLeft, isSame } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, sends } from './world';

const FORM = 'the form';
const [TYPED, EMPTY] = [{}, { title: 'Title is required' }];
const facts = {
  upload: null as { percent: number; isTaken: boolean } | null,
  ...{ films: 0, thanked: 0, unanswered: 0, sendings: 0 },
  ...{ failures: 0, reported: 0, leads: 0 },
  ...{ rows: 1, draft: 1, removed: 0, forgotten: 0 },
  ...{ isTyped: false, isFieldLeft: false, isRefused: false },
  ...{ isDraftLost: false, isTakenBack: false },
};
type It = Scene<typeof facts>;

const type = (it: It) => {
  it.facts.isTyped = !it.facts.isTyped;
  it.facts.isRefused = false;
  const errors = it.facts.isTyped ? TYPED : EMPTY;
  send(it, FORM, { type: 'field.changed', field: 'title', errors });
};
const leave = (it: It) => {
  it.facts.isFieldLeft = true;
  send(it, FORM, { type: 'field.left', field: 'title' });
};
const addRow = (it: It) => {
  it.facts.rows += 1;
  send(it, FORM, { type: 'row.added' });
};
const removeRow = (it: It) => {
  it.facts.rows -= 1;
  it.facts.removed += 1;
  const errors = it.facts.isTyped ? TYPED : EMPTY;
  send(it, FORM, { type: 'row.removed', row: contextOf(it, FORM).rows[0], errors });
};
const isEditing = ({ facts }: It) => facts.upload === null;
const isSent = (percent: number) => (it: It) => {
  it.facts.upload = { percent, isTaken: false };
  send(it, FORM, { type: 'upload.progressed', percent });
};
const take = ({ facts }: It) => {
  facts.films += 1;
  facts.upload = { percent: 100, isTaken: true };
};
const accept = (it: It) => {
  it.facts.upload = null;
  send(it, FORM, { type: 'upload.accepted', message: null });
};
const fail = (status: number, loss: number) => (it: It) => {
  it.losses -= loss;
  if (it.facts.upload?.isTaken) it.facts.unanswered += 1;
  it.facts.upload = null;
  it.facts.failures += 1;
  it.facts.isRefused = true;
  send(it, FORM, {
    type: 'upload.refused',
    failure: { ...failures.rejected, status, fieldErrors: { title: 'Taken' } },
  });
};
const isUnder = (percent: number) => (it: It) => (it.facts.upload?.percent ?? 100) < percent;
const isOnItsWay = ({ facts: { upload } }: It) => upload !== null && !upload.isTaken;
const isTaken = ({ facts }: It) => facts.upload?.isTaken === true;

export const submissionWorld = describeWorld<typeof facts>({
  cast: {
    [FORM]: {
      chart: 'submission',
      input: { formId: 'f', maxRows: 2, emptyForm: EMPTY, emptyRow: {} },
    },
  },
  about: '8.submission',
  ...{
    facts,
    losses: 1,
    late: 0,
    depth: 14,
    limits: { presses: 2, typings: 3, leaves: 1, rows: 2 },
    calls: {},
  },
  receives: {
    sendSubmission: ({ facts }) => {
      facts.sendings += 1;
      facts.isRefused = false;
      facts.upload = { percent: 0, isTaken: false };
    },
    abandonUpload: ({ facts }) => {
      facts.isTakenBack ||= facts.upload?.isTaken ?? true;
      facts.upload = null;
    },
    forgetDraft: ({ facts }) => {
      facts.isDraftLost ||= facts.films === facts.thanked;
      Object.assign(facts, { isTyped: false, isFieldLeft: false, rows: 1, draft: 1 });
    },
    'submission.accepted': ({ facts }) => {
      facts.thanked += 1;
    },
    'failure.raised': ({ facts }) => {
      facts.reported += 1;
    },
    'field.wanted': ({ facts }) => {
      facts.leads += 1;
    },
    keepRows: ({ facts }, _, { rows }) => {
      facts.draft = rows.length;
    },
    forgetRow: ({ facts }) => {
      facts.draft -= 1;
      facts.forgotten += 1;
    },
  },
  presses: { [FORM]: { 'upload.cancelled': 'Cancel is pressed' } },
  moves: {
    'the title is typed or emptied': { uses: 'typings', does: type },
    'the title is left': { uses: 'leaves', does: leave },
    'a row is added to the cast': {
      uses: 'rows',
      when: (it) => isEditing(it) && it.facts.rows < 2,
      does: addRow,
    },
    'a row of the cast is removed': {
      uses: 'rows',
      when: (it) => isEditing(it) && it.facts.rows > 1,
      does: removeRow,
    },
    'the button is pressed': { uses: 'presses', does: sends(FORM, 'form.submitted') },
    'half of the upload is sent': { when: isUnder(50), does: isSent(50) },
    'all of the upload is sent': { when: isUnder(100), does: isSent(100) },
    'the provider accepts the film': {
      when: (it) => isOnItsWay(it) && !isUnder(100)(it),
      does: take,
    },
    'the provider’s thanks arrive': { when: isTaken, does: accept },
    'the provider refuses the film': { when: isOnItsWay, does: fail(422, 0) },
    'the answer is lost': {
      when: (it) => it.facts.upload !== null && it.losses > 0,
      does: fail(503, 1),
    },
  },
  ignores: { 'form.submitted': (it) => !it.facts.isTyped || it.facts.upload !== null },
  promises: {
    '4.submission.reset': {
      'The typed text is removed only when the provider has the film.': ({ facts }) =>
        !facts.isDraftLost,
    },
    '8.submission': {
      'An accepted film is not reported as cancelled.': ({ facts }) => !facts.isTakenBack,
      'A failure is reported, moves the focus to a field, and stays until the next submit.': (it) =>
        it.facts.reported === it.facts.failures &&
        it.facts.leads === it.facts.failures &&
        Object.keys(contextOf(it, FORM).serverErrors).length > 0 === it.facts.isRefused,
      'The outcome of each submit is reported once.': (it) =>
        it.facts.upload !== null ||
        (!hasTag(it, FORM, 'busy') && it.facts.films === it.facts.thanked + it.facts.unanswered),
    },
    '5.submission': {
      'The page knows the errors of the typed text, and shows those of blurred fields.': (it) =>
        isSame(contextOf(it, FORM).errors, it.facts.isTyped ? TYPED : EMPTY) &&
        isSame(contextOf(it, FORM).touched, it.facts.isFieldLeft ? ['title'] : []),
    },
    '5.submission.cast': {
      'The visible rows are those of the draft, and nothing else is stored.': (it) =>
        contextOf(it, FORM).rows.length === it.facts.rows &&
        it.facts.draft === it.facts.rows &&
        it.facts.forgotten === it.facts.removed,
    },
    '5.submission.send': {
      "The displayed progress is the upload's.": (it) =>
        contextOf(it, FORM).percent === (it.facts.upload?.percent ?? 0),
      'An upload can be cancelled until it is complete.': (it) =>
        can(it, FORM, 'upload.cancelled') === isUnder(100)(it),
      'One click sends one film.': ({ facts, left: { presses = 0 } }) =>
        facts.sendings + presses <= 2,
    },
  },
  hopes: {
    '8.submission': {
      'The film can still be submitted.': (it) =>
        it.facts.thanked > 0 || !isLeft(it, 'presses') || !isLeft(it, 'typings'),
    },
  },
});
