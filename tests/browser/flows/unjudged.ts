export const unjudged: Readonly<Record<string, string>> = {
  'query giveUpCall': 'The cancelled call gets no answer; the test path answers the next one.',
  'session person.changed': 'Other charts react to it; their test paths check the outcome.',
  'home moveFocusOn': 'The test paths use the pointer; epilogues use the keyboard.',
};

export const alike: Readonly<Record<string, string>> = {
  'cardPreview.idle = cardPreview.dismissed':
    'A dismissed preview looks like one that never opened.',
  'connection.lost = connection.asking': 'The message stays the same during each retry.',
  'page.closedToMember = page.signedIn': 'Both redirect to the home page.',
  'playback.progress.presenting.paused = playback.progress.presenting.ended':
    'The same button replays an ended film and resumes a paused one.',
  'watchlist.saving.turningOn = watchlist.saving.turningOff':
    'A toggle clicked during its save shows the latest choice.',
};
