import { castMailMachine } from '../../machines/cast-mail.machine';
import { describeFlow } from '../test-paths/flow';

export const castMailFlow = describeFlow({
  machine: castMailMachine,
  guards: {
    isSamePerson: 'The message being sent is for this cast member.',
  },
  actions: {
    addressMail: 'Remembers who the message is for.',
    clearAddress: 'Forgets who the last message was for.',
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
