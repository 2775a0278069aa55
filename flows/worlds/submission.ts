/** A film that a member submits, changes and cancels while it is on its way. */
import { failures } from '../walk/flow';
import { can, type Scene, send } from './scene';
import { describeWorld } from './world';

const FORM = 'the form';
const [TYPED, EMPTY] = [{}, { title: 'Title is required' }];
const facts = {
  ...{ pressesLeft: 2, typingsLeft: 3, isTyped: false },
  /** How much of the film was sent, and whether the provider has taken it; `null` with none on its way. */
  upload: null as { percent: number; isTaken: boolean } | null,
  /** Films the provider has, and what the member was told of them. */
  ...{ films: 0, thanked: 0, failed: 0, unanswered: 0, sendings: 0 },
  ...{ isDraftLost: false, isTakenBack: false },
};
type It = Scene<typeof facts>;

const type = (it: It) => {
  it.facts.typingsLeft -= 1;
  it.facts.isTyped = !it.facts.isTyped;
  const errors = it.facts.isTyped ? TYPED : EMPTY;
  send(it, FORM, { type: 'field.changed', field: 'title', errors });
};
const press = (it: It) => {
  it.facts.pressesLeft -= 1;
  send(it, FORM, { type: 'form.submitted' });
};
const progress = (percent: number) => (it: It) => {
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

export const submissionWorld = describeWorld<typeof facts>({
  cast: {
    [FORM]: {
      chart: 'submission',
      input: { formId: 'f', maxRows: 2, emptyForm: EMPTY, emptyRow: {} },
    },
  },
  ...{ facts, losses: 1, late: 0, depth: 14, calls: {} },
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
  moves: (it) => {
    const { pressesLeft, typingsLeft, upload } = it.facts;
    return [
      [typingsLeft > 0 && 'the title is typed or emptied', type],
      [pressesLeft > 0 && 'the button is pressed', press],
      [upload?.percent === 0 && 'half of the film is sent', progress(50)],
      [upload !== null && upload.percent < 100 && 'all of the film is sent', progress(100)],
      [upload?.percent === 100 && !upload.isTaken && 'the provider takes the film', take],
      [upload?.isTaken === true && 'the provider’s thanks arrive', accept],
      [upload !== null && !upload.isTaken && 'the provider refuses the film', fail(422, 0)],
      [upload !== null && it.losses > 0 && 'the answer is lost', fail(503, 1)],
      [
        can(it, FORM, { type: 'upload.cancelled' }) && 'Cancel is pressed',
        (it) => send(it, FORM, { type: 'upload.cancelled' }),
      ],
    ];
  },
  promises: [
    [
      '4.submission.reset',
      'What was typed is forgotten only when the provider has the film.',
      ({ facts }) => !facts.isDraftLost,
    ],
    [
      '8.submission',
      'A film that the provider has is not said to have been cancelled.',
      ({ facts }) => !facts.isTakenBack,
    ],
    [
      '8.submission',
      'The member is told of each sending what came of it, once.',
      (it) =>
        it.facts.upload !== null ||
        (it.charts[FORM]?.snap.hasTag('busy') === false &&
          it.facts.films === it.facts.thanked + it.facts.unanswered),
    ],
    [
      '5.submission.send',
      'One press sends one film.',
      ({ facts }) => facts.sendings + facts.pressesLeft <= 2,
    ],
  ],
  hopes: [
    [
      '8.submission',
      'The film can still be submitted.',
      ({ facts }) => facts.thanked > 0 || facts.pressesLeft === 0 || facts.typingsLeft === 0,
    ],
    [
      '5.submission.send',
      'A sending comes to its end.',
      ({ charts }) => charts[FORM]?.snap.hasTag('busy') === false,
    ],
  ],
});
