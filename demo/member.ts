/** The account printed at startup, for trying the site without signing up. */
export const DEMO_MEMBER = {
  id: 'demo',
  email: 'demo@fin.example',
  password: 'popcorn-tonight',
  first_name: 'Dara',
  last_name: 'Okafor',
} as const;
