/** A film that a member submits, changes and cancels while it is on its way. */
import { failures } from '../walk/flow';
import { hasTag, isLeft } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, sends } from './world';

const FORM = 'the form';
const [TYPED, EMPTY] = [{}, { title: 'Title is required' }];
const facts = {
  /** How much of the film was sent, and whether the provider has taken it; `null` with none on its way. */
  upload: null as { percent: number; isTaken: boolean } | null,
  /** Films the provider has, and what the member was told of them. */
  ...{ films: 0, thanked: 0, failed: 0, unanswered: 0, sendings: 0 },
  ...{ isTyped: false, isDraftLost: false, isTakenBack: false },
};
type It = Scene<typeof facts>;

const type = (it: It) => {
  it.facts.isTyped = !it.facts.isTyped;
  const errors = it.facts.isTyped ? TYPED : EMPTY;
  send(it, FORM, { type: 'field.changed', field: 'title', errors });
};
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
  send(it, FORM, { type: 'upload.refused', failure: { ...failures.rejected, status } });
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
  ...{ facts, losses: 1, late: 0, depth: 14, limits: { presses: 2, typings: 3 }, calls: {} },
  hears: {
    sendSubmission: ({ facts }) => {
      facts.sendings += 1;
      facts.upload = { percent: 0, isTaken: false };
    },
    abandonUpload: ({ facts }) => {
      facts.isTakenBack ||= facts.upload?.isTaken ?? true;
      facts.upload = null;
    },
    forgetDraft: ({ facts }) => {
      facts.isDraftLost ||= facts.films === facts.thanked;
      facts.isTyped = false;
    },
    'submission.accepted': ({ facts }) => {
      facts.thanked += 1;
    },
    'failure.raised': ({ facts }) => {
      facts.failed += 1;
    },
  },
  presses: { [FORM]: { 'upload.cancelled': 'Cancel is pressed' } },
  moves: {
    'the title is typed or emptied': { uses: 'typings', does: type },
    'the button is pressed': { uses: 'presses', does: sends(FORM, 'form.submitted') },
    'half of the film is sent': { when: isUnder(50), does: isSent(50) },
    'all of the film is sent': { when: isUnder(100), does: isSent(100) },
    'the provider takes the film': {
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
  promises: {
    '4.submission.reset': {
      'What was typed is forgotten only when the provider has the film.': ({ facts }) =>
        !facts.isDraftLost,
    },
    '8.submission': {
      'A film that the provider has is not said to have been cancelled.': ({ facts }) =>
        !facts.isTakenBack,
      'The member is told of each sending what came of it, once.': (it) =>
        it.facts.upload !== null ||
        (!hasTag(it, FORM, 'busy') && it.facts.films === it.facts.thanked + it.facts.unanswered),
    },
    '5.submission.send': {
      'One press sends one film.': ({ facts, left: { presses = 0 } }) =>
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
