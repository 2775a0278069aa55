import type { User } from '../../contract/entities';
import { sessionMachine } from '../../machines/session.machine';
import { describeFlow } from '../test-paths/flow';

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
    isSignedOut: 'The browser stores no session.',
    isInterrupted: "A member's session expired in this tab.",
    isInterruptedPerson: 'The member whose session expired has signed in again.',
    isSameMember: 'The same member is still signed in.',
    isOwnInterruption: "This member's session expired in this tab.",
  },
  actions: {
    forgetSession: 'Removes the token and the user from the browser.',
    clearStorage: "Removes the member's data from the browser.",
    keepInterrupted: 'Stores in this tab whose session expired, and on which page.',
    endInterruption: 'Removes the expired session from this tab.',
    rememberUser: 'Remembers who is signed in.',
    becomeVisitor: 'Remembers that the user is a visitor.',
    noteInterruption: 'Remembers whose session expired, and on which page.',
    takeUpInterruption: 'Restores the expired session stored in this tab.',
    forgetInterruption: 'Forgets the expired session.',
    announcePerson: 'Notifies the site that the user has changed.',
    announceUser: "Notifies the site that the member's data has changed.",
    announceEnd:
      "Notifies the site that the session has ended, so that the member's data is removed.",
    goToLanding: 'Asks the site to open the landing page.',
    announceFailure: "Shows the provider's message, or 'Login failed!', in a toast.",
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
