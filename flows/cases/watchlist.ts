import { watchlistMachine } from '../../machines/watchlist.machine';
import { describeFlow } from '../walk/flow';

export const watchlistFlow = describeFlow({
  machine: watchlistMachine,
  guards: {
    isMember: 'A member pressed the heart.',
    isUnsaved: 'The heart shows something else than the provider has.',
    isWanted: 'The heart shows that the title is on the list.',
    isAsWanted: 'The list is as the heart shows it.',
    isContested: 'Another tab has saved during this save.',
    isAsKnown: 'The other tab has saved what was known here already.',
    isNewer: 'It was said after the heart was last changed here.',
    isOvertaken: 'The member, or another tab, has acted since the save began.',
    isOutcomeOpen: 'The answer was lost, so the provider may have saved or not.',
  },
  actions: {
    flip: 'Turns the heart at once.',
    want: 'Turns the heart on.',
    noteSaved: 'Remembers what the provider has.',
    believe: 'Shows and remembers what the provider has.',
    beginSave: 'Forgets how the last save went.',
    noteFailure: 'Remembers why the save was not answered.',
    noteContest: 'Remembers that another tab has saved meanwhile.',
    rollback: 'Turns the heart back to what the provider has.',
    announceSaved: 'Tells the other hearts and tabs that the list has changed.',
    announceRead: 'Tells the other hearts what the list has.',
    askToSignIn: 'Sends the visitor to sign in.',
    announceSaveFailure: "Shows why the save failed in a toast, or 'Action failed!'.",
    announceFailure: "Shows the provider's words in a toast, or 'Action failed!'.",
  },
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
    // A sign-in would begin another page, and what another tab says is of now.
    isPossible: ({ type, isMember, at }) =>
      type !== 'title.wanted' &&
      (type !== 'toggle.pressed' || isMember) &&
      (type !== 'entry.saved' || at > 1),
  },
});
