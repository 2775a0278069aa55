export const DEMO_MEMBER = {
  id: 'demo',
  email: 'demo@fin.example',
  password: 'popcorn-tonight',
  first_name: 'Dara',
  last_name: 'Okafor',
} as const;
