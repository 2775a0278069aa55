import type { User } from '../../contract/entities';
import { sessionMachine } from '../../machines/session.machine';
import { describeFlow } from '../walk/flow';

const ada: User = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  mobile: null,
  gender: 'female',
  date_of_birth: null,
  profile_image: null,
};
const grace: User = { ...ada, first_name: 'Grace', email: 'grace@example.com' };
const visitorHere = { isSignedIn: false, user: null };
const memberHere = { isSignedIn: true, user: ada };

export const address = '/plans';
export const interruption = { person: ada.email ?? '', address };
export const signedOut = {
  type: 'session.changed',
  session: visitorHere,
  interruption: null,
} as const;
export const signedIn = {
  type: 'session.changed',
  session: memberHere,
  interruption: null,
} as const;
export const otherSignedIn = {
  type: 'session.changed',
  session: { isSignedIn: true, user: grace },
  interruption: null,
} as const;
export const visitor = { ...visitorHere, interruption: null };
export const member = { ...memberHere, interruption: null };

export const sessionFlow = describeFlow({
  machine: sessionMachine,
  guards: {
    isSignedIn: 'The browser stores a session.',
    isInterrupted: 'A member has lost their session in this tab.',
    isInterruptedPerson: 'The member who lost the session has signed in again.',
    isSameMember: 'The same member is signed in as before.',
    isOwnInterruption: 'The session of this member was lost in this tab.',
  },
  actions: {
    forgetSession: 'Removes token and user from the browser.',
    clearStorage: 'Empties what the browser stores of the member.',
    keepInterrupted: 'Stores in this tab who lost the session, and where.',
    endInterruption: 'Removes from this tab that a session was lost.',
    rememberUser: 'Remembers who is signed in.',
    becomeVisitor: 'Remembers that a visitor is here.',
    noteInterruption: 'Remembers who lost the session, and on which page.',
    takeUpInterruption: 'Takes up the lost session as it is stored in this tab.',
    forgetInterruption: 'Forgets that a session was lost.',
    announcePerson: 'Tells the site that another person is here.',
    announceEnd:
      'Tells the site that a session has ended, so what belongs to the member is removed.',
    goToLanding: 'Asks the site for the landing page.',
    announceFailure: "Shows the provider's words, or 'Login failed!', in a toast.",
  },
  inputs: [visitor, member, { ...visitor, interruption }],
  events: {
    'session.changed': [
      { session: visitorHere, interruption: null },
      { session: visitorHere, interruption },
      { session: visitorHere, interruption: { ...interruption, person: 'grace@example.com' } },
      { session: memberHere, interruption: null },
      { session: otherSignedIn.session, interruption: null },
      {
        session: { isSignedIn: true, user: { ...ada, first_name: 'Augusta' } },
        interruption: null,
      },
    ],
    'session.refused': [{ address }],
    'token.removed': [{ address }],
    'signOut.requested': [{ isEverywhere: false }, { isEverywhere: true }],
  },
  outputs: { signOut: [undefined] },
});
