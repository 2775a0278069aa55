import { can, contextOf, isAtRest, isLeft, isSame } from './questions';
import { type Scene, send } from './scene';
import { counts, describeWorld, done, refused, sends } from './world';

const FORM = 'the form';
const errors = { email: 'Email is required' };
/** `text`, `sent` and `accepted` represent texts as numbers. Even numbers stand for empty texts. */
const facts = {
  text: 0,
  sent: 0,
  accepted: 0,
  calls: 0,
  thanks: 0,
  failures: 0,
  leads: 0,
  isWrongSent: false,
  isFailed: false,
  isFieldLeft: false,
};
type It = Scene<typeof facts>;

const isEmpty = (text: number) => text % 2 === 0;
const errorsOf = (text: number) => (isEmpty(text) ? errors : {});
const type = (next: (facts: It['facts']) => number) => (it: It) => {
  it.facts.text = next(it.facts);
  const { text, accepted } = it.facts;
  const isChanged = text !== accepted;
  send(it, FORM, { type: 'field.changed', field: 'email', errors: errorsOf(text), isChanged });
};

export const formWorld = describeWorld<typeof facts>({
  about: '8.sign-in',
  promises: {
    '5.sign-in': {
      'A form with errors is never sent.': ({ facts }) => !facts.isWrongSent,
      'The page knows the errors of the typed text.': (it) =>
        isSame(contextOf(it, FORM).errors, errorsOf(it.facts.text)),
      'An error is shown only beside a field that was left.': (it) =>
        isSame(contextOf(it, FORM).touched, it.facts.isFieldLeft ? ['email'] : []),
    },
    '8.sign-in': {
      'The outcome of each submit is reported once.': (it) =>
        it.facts.calls - it.facts.thanks - it.facts.failures === (isAtRest(it) ? 0 : 1),
      'A failure is shown until the next submit, and moves the focus to a field.': (it) =>
        it.facts.leads === it.facts.failures &&
        (contextOf(it, FORM).failure !== null) === it.facts.isFailed,
      "An accepted submit shows the provider's message.": (it) =>
        contextOf(it, FORM).confirmation === (it.facts.thanks > 0 ? 'Welcome.' : null),
    },
    '4.sign-in.button': {
      'Only a changed and valid form can be sent, once at a time.': (it) =>
        can(it, FORM, 'form.submitted') ===
        (isAtRest(it) && !isEmpty(it.facts.text) && it.facts.text !== it.facts.accepted),
    },
  },
  hopes: {
    '8.sign-in': {
      'The form can still be accepted.': (it) =>
        it.facts.accepted > 0 || !isLeft(it, 'presses') || !isLeft(it, 'typings'),
    },
  },
  limits: { presses: 3, typings: 3, leaves: 1 },
  moves: {
    'the member types': { uses: 'typings', does: type(({ text }) => text + 1) },
    'the old text is typed again': { uses: 'typings', does: type(({ accepted }) => accepted) },
    'the member leaves the field': {
      uses: 'leaves',
      does: (it) => {
        it.facts.isFieldLeft = true;
        send(it, FORM, { type: 'field.left', field: 'email' });
      },
    },
    'the button is pressed': { uses: 'presses', does: sends(FORM, 'form.submitted') },
  },
  cast: {
    [FORM]: {
      chart: 'form',
      input: { errors, isTypedBefore: false, waitsUntilReady: true, failureText: 'Login failed!' },
    },
  },
  facts,
  losses: 1,
  late: 1,
  depth: 12,
  calls: {
    submitForm: {
      'the provider accepts it': () => done({ confirmation: 'Welcome.' }),
      'the provider refuses it': () => refused(),
    },
  },
  receives: {
    submitForm: ({ facts }) => {
      facts.calls += 1;
      facts.sent = facts.text;
      facts.isFailed = false;
      facts.isWrongSent ||= isEmpty(facts.text);
    },
    'form.accepted': (it) => {
      const { text, sent } = it.facts;
      Object.assign(it.facts, { accepted: sent, isFieldLeft: false });
      it.facts.thanks += 1;
      send(it, FORM, { type: 'form.cleared', errors: errorsOf(text), isChanged: text !== sent });
    },
    'failure.raised': ({ facts }) => {
      facts.failures += 1;
      facts.isFailed = true;
    },
    'field.wanted': counts('leads'),
  },
  ignores: { 'form.submitted': () => true },
});
