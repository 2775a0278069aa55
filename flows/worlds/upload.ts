import { failures } from '../test-paths/flow';
import { happens, isDone, owe } from './due';
import { can, contextOf, hasTag, isLeft, runs } from './questions';
import { begin, end, type Scene, send } from './scene';
import { describeWorld } from './world';

const PAGE = 'the page';
const EMPTY = { title: 'Title is required' };
const facts = {
  isTyped: false,
  upload: null as { percent: number; isTaken: boolean } | null,
  due: [] as readonly string[],
};
type It = Scene<typeof facts>;

const isOpen = ({ charts }: It) => PAGE in charts;
const isFollowed = (it: It) => runs(it, PAGE, 'sendSubmission');
const isUnder = (percent: number) => (it: It) => (it.facts.upload?.percent ?? 100) < percent;
const inputIn = ({ facts: { isTyped, upload } }: It) => ({
  formId: 'f',
  maxRows: 2,
  emptyForm: EMPTY,
  emptyRow: {},
  isResuming: upload !== null,
  ...(isTyped && { rows: ['k1'], errors: {} }),
});
const sendUpTo = (percent: number) => ({
  when: isUnder(percent),
  does: (it: It) => {
    if (!it.facts.upload) return;
    it.facts.upload.percent = percent;
    if (isFollowed(it)) send(it, PAGE, { type: 'upload.progressed', percent });
  },
});
const fail = (it: It, status: number) => {
  it.facts.upload = null;
  if (!isFollowed(it)) return;
  owe(it, `report ${status}: common.unexpected`);
  send(it, PAGE, { type: 'upload.refused', failure: { ...failures.rejected, status } });
};

export const uploadWorld = describeWorld<typeof facts>({
  about: '8.submission',
  promises: {
    '4.submission.reset': {
      'An open page removes the draft when the provider has the film, and only then.':
        isDone('removal'),
    },
    '8.submission': { 'An open page reports each answer once.': isDone('report') },
    '5.submission.send': {
      "An open page shows its film's upload, with its progress.": (it) =>
        !isOpen(it) ||
        (hasTag(it, PAGE, 'busy') === (it.facts.upload !== null) &&
          isFollowed(it) === (it.facts.upload !== null) &&
          contextOf(it, PAGE).percent === (it.facts.upload?.percent ?? 0)),
      'An upload can be cancelled until it is complete, and then stops.': (it) =>
        isDone('stop')(it) &&
        can(it, PAGE, 'upload.cancelled') === (isOpen(it) && isUnder(100)(it)),
      'One click sends one film.': isDone('upload'),
      'A film that is not being sent can be sent.': (it) =>
        !isOpen(it) ||
        can(it, PAGE, 'form.submitted') === (it.facts.isTyped && it.facts.upload === null),
    },
  },
  hopes: {
    '8.submission': {
      'The film can still be submitted.': (it) =>
        it.facts.upload !== null || !isLeft(it, 'presses') || !isLeft(it, 'typings'),
    },
  },
  limits: { presses: 2, typings: 2, visits: 2 },
  moves: {
    'the title is typed': {
      uses: 'typings',
      when: (it) => isOpen(it) && !hasTag(it, PAGE, 'busy'),
      does: (it) => {
        it.facts.isTyped = true;
        send(it, PAGE, { type: 'field.changed', field: 'title', errors: {} });
      },
    },
    'Send is pressed': {
      uses: 'presses',
      when: isOpen,
      does: (it) => {
        if (it.facts.isTyped && !it.facts.upload) owe(it, 'upload f');
        send(it, PAGE, { type: 'form.submitted' });
      },
    },
    'Cancel is pressed': {
      when: (it) => isOpen(it) && isUnder(100)(it),
      does: (it) => {
        owe(it, 'stop f');
        send(it, PAGE, { type: 'upload.cancelled' });
      },
    },
    'the page is left': { uses: 'visits', when: isOpen, does: (it) => end(it, PAGE) },
    'the page is opened again': {
      when: (it) => !isOpen(it),
      does: (it) => begin(it, PAGE, inputIn(it)),
    },
    'the upload fails while the page opens': {
      when: (it) => !isOpen(it) && it.facts.upload?.isTaken === false,
      does: (it) => {
        const input = inputIn(it);
        it.facts.upload = null;
        begin(it, PAGE, input);
      },
    },
    'half of the upload is sent': sendUpTo(50),
    'all of the upload is sent': sendUpTo(100),
    'the provider accepts the film': {
      when: ({ facts: { upload } }) => upload?.percent === 100 && !upload.isTaken,
      does: ({ facts }) => {
        if (facts.upload) facts.upload.isTaken = true;
      },
    },
    'the provider’s thanks arrive': {
      when: ({ facts }) => facts.upload?.isTaken === true,
      does: (it) => {
        Object.assign(it.facts, { upload: null, isTyped: false });
        if (!isFollowed(it)) return;
        owe(it, 'report submission.accepted', 'removal f');
        send(it, PAGE, { type: 'upload.accepted', message: null });
      },
    },
    'the provider refuses the film': {
      when: ({ facts: { upload } }) => upload !== null && !upload.isTaken,
      does: (it) => fail(it, 422),
    },
    'the answer is lost': {
      when: (it) => it.facts.upload !== null && it.losses > 0,
      does: (it) => {
        it.losses -= 1;
        fail(it, 503);
      },
    },
  },
  cast: {
    [PAGE]: {
      chart: 'submission',
      input: { formId: 'f', maxRows: 2, emptyForm: EMPTY, emptyRow: {} },
    },
  },
  facts,
  losses: 1,
  late: 0,
  depth: 20,
  calls: {},
  receives: {
    sendSubmission: (it, _, { input }) => {
      const { upload } = it.facts;
      if (!upload && input.isResuming) send(it, PAGE, { type: 'upload.cancelled' });
      else if (!upload) {
        happens(it, `upload ${input.formId}`);
        it.facts.upload = { percent: 0, isTaken: false };
      } else if (upload.percent > 0)
        send(it, PAGE, { type: 'upload.progressed', percent: upload.percent });
    },
    abandonUpload: (it, _, { formId }) => {
      if (!it.facts.upload) return;
      happens(it, `stop ${formId}`);
      it.facts.upload = null;
    },
    forgetDraft: (it, _, { formId }) => happens(it, `removal ${formId}`),
    'submission.accepted': (it, _, { message, text }) => happens(it, `report ${message ?? text}`),
    'failure.raised': (it, _, { error, text }) => happens(it, `report ${error.status}: ${text}`),
  },
  ignores: { 'form.submitted': () => true },
});
