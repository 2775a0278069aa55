/** What the submission page says besides its messages, which the rules and the flow hold. */
export const texts = {
  heading: 'Submit Your Movie',
  lead: "Made a film or a show? Tell us about it. If we'd like to license it, we'll write to you.",
  steps: [
    'Fill in the form. Optional fields are marked.',
    'Our programming team watches it, usually within two weeks.',
    "If it's selected, the licence agreement explains what happens next.",
  ],
  agreement: 'Read the licence agreement',
  you: 'About you',
  movie: 'Your movie',
  cast: 'Cast and crew',
  castLead: (max: number) => `The people listed with your title (up to ${max}).`,
  optional: 'Optional',
  missedImage: 'Your text was kept. Please choose this image again.',
  received: ({ title, email }: { title: string; email: string }) =>
    `We have ${title}. We'll write to ${email} within two weeks.`,
  another: 'Submit another',
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
