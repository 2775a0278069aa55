import { can, contextOf, isAtRest, isLeft, isSame } from './questions';
import { begin, type Scene, send } from './scene';
import { describeWorld, done, type Move, refused } from './world';

const FORM = 'the form';
const errors = { email: 'Email is required' };
const input = { errors, isTypedBefore: false, waitsUntilReady: true, failureText: 'Login failed!' };
/** `text`, `sent` and `accepted` represent texts as numbers. Even numbers stand for empty texts. */
const facts = {
  text: 0,
  sent: 0,
  accepted: 0,
  isSending: false,
  isThanked: false,
  isRepeatable: false,
  isMisreported: false,
  isWrongSent: false,
  isFieldLeft: false,
  isAlwaysReady: false,
  failure: null as string | null,
  fieldErrors: {},
  focus: null as string | null,
};
type It = Scene<typeof facts>;

const isEmpty = (text: number) => text % 2 === 0;
const errorsOf = (text: number) => (isEmpty(text) ? errors : {});
const isReady = ({ facts: { text, accepted, isRepeatable, isAlwaysReady } }: It) =>
  isAlwaysReady || (!isEmpty(text) && (text !== accepted || isRepeatable));
const open = (more: object, change: Partial<typeof facts>): Move<typeof facts> => ({
  when: ({ story }) => story.length === 0,
  does: (it) => {
    Object.assign(it.facts, change);
    begin(it, FORM, { ...input, errors: errorsOf(it.facts.text), ...more });
  },
});
const report = ({ facts }: It, outcome: Partial<typeof facts>) => {
  facts.isMisreported ||= !facts.isSending;
  Object.assign(facts, { isSending: false, sent: 0, fieldErrors: {} }, outcome);
};
const type = (next: (facts: It['facts']) => number) => (it: It) => {
  Object.assign(it.facts, { text: next(it.facts), fieldErrors: {}, isRepeatable: false });
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
        !it.facts.isMisreported && it.facts.isSending === !isAtRest(it),
      'A failure is shown until the next submit.': (it) =>
        contextOf(it, FORM).failure === it.facts.failure,
      'A refused field shows why until it is changed.': (it) =>
        isSame(contextOf(it, FORM).serverErrors, it.facts.fieldErrors),
      'A failure or an error moves the focus to its field.': ({ facts }) => facts.focus === null,
      "An accepted submit shows the provider's message.": (it) =>
        contextOf(it, FORM).confirmation === (it.facts.isThanked ? 'Welcome.' : null),
    },
    '4.sign-in.button': {
      'Only a valid form that is changed or failed can be sent, once at a time.': (it) =>
        can(it, FORM, 'form.submitted') === (isAtRest(it) && isReady(it)),
    },
  },
  hopes: {
    '8.sign-in': {
      'The form can still be accepted.': (it) =>
        it.facts.accepted > 0 || !isLeft(it, 'presses') || !isLeft(it, 'typings'),
    },
  },
  limits: { presses: 2, typings: 3, leaves: 1 },
  moves: {
    'the form opens with text of an expired session': open({ isTypedBefore: true }, { text: 1 }),
    'the form opens with a saved text': open({}, { text: 1, accepted: 1 }),
    'the form has a button that is always enabled': open(
      { waitsUntilReady: false },
      { isAlwaysReady: true },
    ),
    'the member types': { uses: 'typings', does: type(({ text }) => text + 1) },
    'the old text is typed again': { uses: 'typings', does: type(({ accepted }) => accepted) },
    'the member leaves the field': {
      uses: 'leaves',
      does: (it) => {
        it.facts.isFieldLeft = true;
        send(it, FORM, { type: 'field.left', field: 'email' });
      },
    },
    'the button is pressed': {
      uses: 'presses',
      does: (it) => {
        const { text, isAlwaysReady } = it.facts;
        if (isAlwaysReady && isAtRest(it) && isEmpty(text))
          Object.assign(it.facts, { isFieldLeft: true, focus: 'email' });
        send(it, FORM, { type: 'form.submitted' });
      },
    },
  },
  cast: {
    [FORM]: { chart: 'form', input },
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
      facts.isWrongSent ||= isEmpty(facts.text);
      Object.assign(facts, {
        isSending: true,
        failure: null,
        isRepeatable: false,
        sent: facts.text,
      });
    },
    'form.accepted': (it) => {
      const { text, sent } = it.facts;
      report(it, { accepted: sent, isFieldLeft: false, isThanked: true });
      send(it, FORM, { type: 'form.cleared', errors: errorsOf(text), isChanged: text !== sent });
    },
    'failure.raised': (it, _, { error: { reason, fieldErrors } }) =>
      report(it, {
        failure: reason ?? input.failureText,
        fieldErrors,
        isRepeatable: true,
        focus: Object.keys(fieldErrors)[0] ?? '',
      }),
    'field.wanted': ({ facts }, _, { field }) => {
      facts.isMisreported ||= facts.focus !== field;
      facts.focus = null;
    },
  },
  ignores: { 'form.submitted': () => true },
});
