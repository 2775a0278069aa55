import { watchlistMachine } from '../../machines/watchlist.machine';
import { describeFlow } from '../test-paths/flow';

export const watchlistFlow = describeFlow({
  machine: watchlistMachine,
  guards: {
    isMember: 'The user is a member.',
    isUnsaved: 'The toggle differs from what the provider has.',
    isWanted: 'The toggle shows the title as on the watchlist.',
    isAsWanted: 'The list matches the toggle.',
    isContested: 'Another tab has saved during this save.',
    isAsKnown: 'The other tab saved what was already known here.',
    isNewer: 'The information is newer than the last change here.',
    isOvertaken: 'The member, or another tab, has acted since the save began.',
    isOutcomeOpen: 'The answer was lost, so the provider may or may not have saved.',
  },
  actions: {
    flip: 'Flips the toggle at once.',
    want: 'Turns the toggle on.',
    noteSaved: 'Remembers what the provider has.',
    believe: 'Shows and remembers what the provider has.',
    beginSave: 'Forgets the result of the last save.',
    noteFailure: 'Remembers why the save or the check failed.',
    noteContest: 'Remembers that another tab has saved during this save.',
    rollback: 'Reverts the toggle to what the provider has.',
    announceSaved: "Notifies the title's other toggles and tabs that the list has changed.",
    announceRead: "Notifies the title's other toggles of the list's state.",
    askToSignIn: 'Sends the visitor to sign in.',
    announceFailure: "Shows the provider's message, or 'Action failed!', in a toast.",
  },
  refusals: { 'entry.saved': 'Another tab reports an older save: the toggle stays as it is.' },
  inputs: [
    { titleId: '7', isSaved: false },
    { titleId: '7', isSaved: true },
  ],
  events: {
    'toggle.pressed': [
      { isMember: true, at: 2 },
      { isMember: false, at: 2 },
    ],
    'title.wanted': [{ at: 2 }],
    'entry.refreshed': [
      { isSaved: true, askedAt: 1 },
      { isSaved: true, askedAt: 4 },
      { isSaved: false, askedAt: 4 },
    ],
    'entry.saved': [
      { isSaved: true, at: 1 },
      { isSaved: true, at: 4 },
      { isSaved: false, at: 4 },
    ],
  },
  outputs: {
    saveToggle: [{ at: 3 }],
    readEntry: [
      { isSaved: true, at: 3 },
      { isSaved: false, at: 3 },
    ],
  },
  site: {
    // Test paths run as a member, and leave out older saves from other tabs.
    // `title.wanted` follows a sign-in, which opens another page.
    isPossible: ({ type, isMember, at }) =>
      type !== 'title.wanted' &&
      (type !== 'toggle.pressed' || isMember) &&
      (type !== 'entry.saved' || at > 1),
  },
});
