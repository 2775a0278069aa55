import { failures } from '../test-paths/flow';
import { can, contextOf, hasTag, isLeft, isSame } from './questions';
import { type Scene, send } from './scene';
import { counts, describeWorld, sends, whenPossible } from './world';

const FORM = 'the form';
const [TYPED, EMPTY] = [{}, { title: 'Title is required' }];
const facts = {
  upload: null as { percent: number; isTaken: boolean } | null,
  films: 0,
  thanked: 0,
  unanswered: 0,
  sendings: 0,
  failures: 0,
  reported: 0,
  leads: 0,
  rows: 1,
  draft: 1,
  removed: 0,
  forgotten: 0,
  isTyped: false,
  isFieldLeft: false,
  isRefused: false,
  isDraftLost: false,
  isTakenBack: false,
};
type It = Scene<typeof facts>;

const errorsIn = ({ facts }: It) => (facts.isTyped ? TYPED : EMPTY);
const isEditing = ({ facts }: It) => facts.upload === null;
const isUnder = (percent: number) => (it: It) => (it.facts.upload?.percent ?? 100) < percent;
const isUploading = ({ facts: { upload } }: It) => upload !== null && !upload.isTaken;
const sendUpTo = (percent: number) => (it: It) => {
  it.facts.upload = { percent, isTaken: false };
  send(it, FORM, { type: 'upload.progressed', percent });
};
const fail = (it: It, status: number) => {
  if (it.facts.upload?.isTaken) it.facts.unanswered += 1;
  it.facts.upload = null;
  it.facts.failures += 1;
  it.facts.isRefused = true;
  const failure = { ...failures.rejected, status, fieldErrors: { title: 'Taken' } };
  send(it, FORM, { type: 'upload.refused', failure });
};

export const submissionWorld = describeWorld<typeof facts>({
  about: '8.submission',
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
        isSame(contextOf(it, FORM).errors, errorsIn(it)) &&
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
  limits: { presses: 2, typings: 3, leaves: 1, rows: 2 },
  moves: {
    'Cancel is pressed': whenPossible(FORM, 'upload.cancelled'),
    'the title is typed or emptied': {
      uses: 'typings',
      does: (it) => {
        it.facts.isTyped = !it.facts.isTyped;
        it.facts.isRefused = false;
        send(it, FORM, { type: 'field.changed', field: 'title', errors: errorsIn(it) });
      },
    },
    'the title is left': {
      uses: 'leaves',
      does: (it) => {
        it.facts.isFieldLeft = true;
        send(it, FORM, { type: 'field.left', field: 'title' });
      },
    },
    'a row is added to the cast': {
      uses: 'rows',
      when: (it) => isEditing(it) && it.facts.rows < 2,
      does: (it) => {
        it.facts.rows += 1;
        send(it, FORM, { type: 'row.added' });
      },
    },
    'a row of the cast is removed': {
      uses: 'rows',
      when: (it) => isEditing(it) && it.facts.rows > 1,
      does: (it) => {
        it.facts.rows -= 1;
        it.facts.removed += 1;
        const [row] = contextOf(it, FORM).rows;
        send(it, FORM, { type: 'row.removed', row, errors: errorsIn(it) });
      },
    },
    'the button is pressed': { uses: 'presses', does: sends(FORM, 'form.submitted') },
    'half of the upload is sent': { when: isUnder(50), does: sendUpTo(50) },
    'all of the upload is sent': { when: isUnder(100), does: sendUpTo(100) },
    'the provider accepts the film': {
      when: (it) => isUploading(it) && !isUnder(100)(it),
      does: ({ facts }) => {
        facts.films += 1;
        facts.upload = { percent: 100, isTaken: true };
      },
    },
    'the provider’s thanks arrive': {
      when: ({ facts }) => facts.upload?.isTaken === true,
      does: (it) => {
        it.facts.upload = null;
        send(it, FORM, { type: 'upload.accepted', message: null });
      },
    },
    'the provider refuses the film': { when: isUploading, does: (it) => fail(it, 422) },
    'the answer is lost': {
      when: (it) => !isEditing(it) && it.losses > 0,
      does: (it) => {
        it.losses -= 1;
        fail(it, 503);
      },
    },
  },
  cast: {
    [FORM]: {
      chart: 'submission',
      input: { formId: 'f', maxRows: 2, emptyForm: EMPTY, emptyRow: {} },
    },
  },
  facts,
  losses: 1,
  late: 0,
  depth: 14,
  calls: {},
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
    'submission.accepted': counts('thanked'),
    'failure.raised': counts('reported'),
    'field.wanted': counts('leads'),
    keepRows: ({ facts }, _, { rows }) => {
      facts.draft = rows.length;
    },
    forgetRow: ({ facts }) => {
      facts.draft -= 1;
      facts.forgotten += 1;
    },
  },
  ignores: { 'form.submitted': (it) => !it.facts.isTyped || !isEditing(it) },
});
