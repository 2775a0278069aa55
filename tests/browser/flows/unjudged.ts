/** What test paths in the site cannot assert, and why; each list holds at most ten. */

const LOADED_AGAIN =
  'A video that never loads has nothing to load again; title/holding/faults.test.ts looks at it.';

export const unjudged: Readonly<Record<string, string>> = {
  'connection reconnectMedia': LOADED_AGAIN,
  'patience reconnectMedia': LOADED_AGAIN,
  'playback removeSource': 'What comes in its place is looked at.',
  'playback askMediaToPause': 'A video that stands still is not paused again; title/ pauses one.',
  'query giveUpCall': 'It is not answered any more: the test path answers the next one.',
  'session person.changed': 'Other charts hear of it, whose test paths look at what follows.',
  'home moveFocusOn': 'The test paths read by pointer; home/keyboard.test.ts goes on by keyboard.',
};

export const alike: Readonly<Record<string, string>> = {
  'cardPreview.idle = cardPreview.dismissed':
    'A preview that was dismissed is gone, as one that was never there.',
  'connection.lost = connection.asking':
    'The player asks again and again, and says the same all the while.',
  'page.closedToMember = page.signedIn': 'Both go on to the home page.',
  'playback.progress.presenting.paused = playback.progress.presenting.ended':
    'A film that is over is played again as one that is paused is played on.',
  'watchlist.saving.turningOn = watchlist.saving.turningOff':
    'A heart that is pressed during its save shows what is wanted by now.',
};
