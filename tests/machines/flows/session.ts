import type { User } from '../../../contract/entities';
import { sessionMachine } from '../../../machines/session.machine';
import { describeFlow } from '../harness/flow';

const ada: User = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  mobile: null,
  gender: 'female',
  date_of_birth: null,
  profile_image: null,
};
export const visitor = { isSignedIn: false, user: null };
export const member = { isSignedIn: true, user: ada };

export const sessionFlow = describeFlow({
  machine: sessionMachine,
  inputs: [visitor, member],
  events: {
    'session.changed': [
      { session: visitor },
      { session: member },
      { session: { isSignedIn: true, user: { ...ada, first_name: 'Augusta' } } },
    ],
  },
  outputs: { signOut: [undefined] },
});
