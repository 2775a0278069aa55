import { castMailMachine } from '../../machines/cast-mail.machine';
import { describeFlow } from '../walk/flow';

export const castMailFlow = describeFlow({
  machine: castMailMachine,
  guards: {
    isSamePerson: 'It is the cast member whose mail is being sent.',
  },
  actions: {
    addressMail: 'Remembers to whom the mail is written.',
    clearAddress: 'Forgets to whom the last mail was written.',
  },
  inputs: [undefined],
  events: { 'mail.opened': [{ castId: '3' }, { castId: '4' }] },
  outputs: {},
  site: {
    isPossible: ({ type }, snapshot) =>
      type !== 'mail.opened' ||
      snapshot.matches('closed') ||
      snapshot.matches({ sending: 'unwatched' }),
  },
});
