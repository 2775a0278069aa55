/** What the submission page says besides its messages, which the rules and the flow hold. */
export const texts = {
  heading: 'Submit Your Movie',
  lead: 'You made a film or a show? Tell us about it. If we would like to license it, we write to you.',
  steps: [
    'Fill in the form. What is optional says so.',
    'Our programmers watch your movie, usually within two weeks.',
    'If it is selected, the licence agreement tells what comes next.',
  ],
  agreement: 'Read the licence agreement',
  you: 'About you',
  movie: 'Your movie',
  cast: 'Cast and crew',
  castLead: (max: number) =>
    `The people our viewers will see beside your title, at most ${max} of them.`,
  optional: 'Optional',
  missedImage: 'Your words are still here after the reload. Please choose this image again.',
  addRow: 'Add cast member',
  send: 'Send',
  sending: 'Sending...',
  cancel: 'Cancel',
} as const;

export const platformNames = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  other: 'Other',
} as const;
