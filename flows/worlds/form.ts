/** A form that is typed into before, while and after it is sent, such as Sign In. */
import { atRest, can, isAtRest, isLeft } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, done, refused, sends } from './world';

const FORM = 'the form';
const errors = { email: 'Email is required' };
/** `text`, `sent`, `accepted`: the how manieth text, of which every second one is empty. */
const facts = { text: 0, sent: 0, accepted: 0, calls: 0, answers: 0, isWrongSent: false };
type It = Scene<typeof facts>;

const isEmpty = (text: number) => text % 2 === 0;
const errorsOf = (text: number) => (isEmpty(text) ? errors : {});
const type = (it: It) => {
  it.facts.text += 1;
  const { text, accepted } = it.facts;
  const isChanged = text !== accepted;
  send(it, FORM, { type: 'field.changed', field: 'email', errors: errorsOf(text), isChanged });
};
const hearAnswer = ({ facts }: It) => {
  facts.answers += 1;
};

export const formWorld = describeWorld<typeof facts>({
  cast: {
    [FORM]: {
      chart: 'form',
      input: { errors, isTypedBefore: false, waitsUntilReady: true, failureText: 'Login failed!' },
    },
  },
  ...{ facts, losses: 1, late: 1, depth: 12, limits: { presses: 3, typings: 4 } },
  calls: {
    submitForm: {
      'the provider takes it': () => done({ confirmation: 'Welcome.' }),
      'the provider refuses it': () => refused(),
    },
  },
  hears: {
    submitForm: ({ facts }) => {
      facts.calls += 1;
      facts.sent = facts.text;
      facts.isWrongSent ||= isEmpty(facts.text);
    },
    'form.accepted': (it) => {
      const { text, sent } = it.facts;
      it.facts.accepted = sent;
      hearAnswer(it);
      send(it, FORM, { type: 'form.cleared', errors: errorsOf(text), isChanged: text !== sent });
    },
    'failure.raised': hearAnswer,
  },
  moves: {
    'the member types': { uses: 'typings', does: type },
    'the button is pressed': { uses: 'presses', does: sends(FORM, 'form.submitted') },
  },
  promises: {
    '5.sign-in': { 'Nothing is sent that has an error.': ({ facts }) => !facts.isWrongSent },
    '8.sign-in': {
      'The member is told of each sending what came of it, once.': (it) =>
        it.facts.calls - it.facts.answers === (isAtRest(it) ? 0 : 1),
    },
    '4.sign-in.button': {
      'What was typed since the form was accepted can be sent.': atRest(
        (it) =>
          isEmpty(it.facts.text) ||
          it.facts.text === it.facts.accepted ||
          can(it, FORM, 'form.submitted'),
      ),
    },
  },
  hopes: {
    '8.sign-in': {
      'The form can still be accepted.': (it) =>
        it.facts.accepted > 0 || !isLeft(it, 'presses') || !isLeft(it, 'typings'),
    },
  },
});
