/**
 * Every form of API v2 (spec §3, §5), by the name of the call that it goes with. From this table
 * come the messages and the limits of the pages, the payloads and the provider's answers of 422.
 */
import { genders } from '../entities';
import { MAX_EMAIL_LENGTH } from './errors';
import type { Form } from './form';

const TERMS = 'You must accept the Terms & Conditions and Privacy Policy';

const text = { kind: 'text' } as const;
const address = { ...text, max: MAX_EMAIL_LENGTH, format: 'email' } as const;
const email = { ...address, required: 'Email is required' } as const;
const password = { kind: 'password', max: 200, required: 'Password is required' } as const;
const story = { ...text, max: 5000, isMultiline: true } as const;
const file = { kind: 'file' } as const;
const tick = { kind: 'tick' } as const;
/** What the browser answers, in the JSON form of WebAuthn Level 3 (`RegistrationResponseJSON` and its like). */
const credential = { ...text, max: 20_000, required: 'A passkey is required' } as const;

const roles = ['Actor', 'Director', 'Executive Producer', 'Producer'] as const;
const platforms = ['youtube', 'vimeo', 'dailymotion', 'other'] as const;
const CAST_ROWS = 20;

const castRow = {
  name: { ...text, required: 'Cast name is required' },
  jobTitle: { ...text, required: 'Job title is required' },
  email: { ...address, invalid: 'Invalid email' },
  image: { ...file, required: 'Image is required', removed: 'Profile image is required' },
} as const satisfies Form;

export const forms = {
  signIn: {
    email: { ...email, invalid: 'Invalid email format' },
    password: { ...password, min: 6 },
    remember: { ...tick, isLocal: true },
  },

  signUp: {
    first_name: { ...text, required: 'First name is required' },
    last_name: { ...text, required: 'Last name is required' },
    email: { ...email, invalid: 'Invalid email format' },
    password: { ...password, min: 6 },
    terms: { ...tick, required: TERMS, isLocal: true },
  },

  requestPasswordReset: { email: { ...email, invalid: 'Invalid email format' } },

  endSession: { session_id: { ...text, required: 'A session is required' } },

  signInWithPasskey: { credential },

  addPasskey: { credential },

  removePasskey: { passkey_id: { ...text, max: 1400, required: 'A passkey is required' } },

  toggleWatchlist: { entertainment_id: { ...text, required: 'A title is required' } },

  /**
   * Where a title was left: its id, and seconds. With `forget` it is forgotten (`title`), or all titles
   * are (`all`, which needs no id).
   */
  saveProgress: {
    entertainment_id: text,
    position: { kind: 'number', invalid: 'The position must be seconds' },
    duration: { kind: 'number', invalid: 'The duration must be seconds' },
    forget: {
      kind: 'choice',
      choices: ['title', 'all'],
      invalid: 'Forget must be title or all',
    },
  },

  countView: { entertainment_id: { ...text, required: 'A title is required' } },

  updateProfile: {
    first_name: { ...text, required: 'First Name field is required' },
    last_name: { ...text, required: 'Last Name field is required' },
    email: { ...email, invalid: 'Invalid email' },
    mobile: {
      ...text,
      max: 30,
      format: 'phone',
      invalid: 'Mobile must be a phone number, as in +44 20 7946 0018',
    },
    gender: { kind: 'choice', choices: genders, invalid: 'Gender must be male, female or other' },
    date_of_birth: {
      kind: 'pastDay',
      invalid: 'Date of birth must be in the past, as in 1990-12-31',
    },
    file_url: file,
  },

  changePassword: {
    old_password: { ...password, required: 'Old Password is required' },
    new_password: { ...password, required: 'New Password is required', min: 8 },
    new_password_confirmation: {
      ...password,
      required: 'Confirm Password is required',
      sameAs: { field: 'new_password', message: 'Passwords must match' },
    },
  },

  sendMailToCast: {
    cast_id: { ...text, required: 'A cast member is required' },
    message: { ...story, required: 'Message is required' },
  },

  submitMovie: {
    name: { ...text, required: 'Your name is required' },
    email: { ...email, invalid: 'Invalid email' },
    role: {
      kind: 'choice',
      choices: roles,
      required: 'Role is required',
      invalid: `Role must be one of ${roles.join(', ')}`,
    },
    title: { ...text, max: 200, required: 'Title is required' },
    description: story,
    type: {
      kind: 'choice',
      choices: platforms,
      invalid: `Type must be one of ${platforms.join(', ')}`,
    },
    link: { ...text, max: 2000, format: 'webAddress', invalid: 'Must be a valid URL' },
    thumnail: { ...file, required: 'Thumbnail is required' },
    cast: {
      kind: 'rows',
      row: castRow,
      required: 'At least one cast member is required',
      max: CAST_ROWS,
      tooMany: `At most ${CAST_ROWS} cast members can be sent`,
    },
    agreeTerms: { ...tick, required: TERMS },
  },

  processPayment: {
    plan_id: { ...text, required: 'A plan is required' },
    payment_method: {
      kind: 'choice',
      choices: ['stripe'],
      required: 'The payment method must be stripe',
      invalid: 'The payment method must be stripe',
    },
    /** The total that the member saw, in the payment page's currency. */
    price: {
      kind: 'number',
      required: 'The price must be a number',
      invalid: 'The price must be a number',
    },
  },

  confirmPayment: {
    session_id: { ...text, max: 500, required: 'A payment session is required' },
    gateway: {
      kind: 'choice',
      choices: ['stripe'],
      required: 'The gateway must be stripe',
      invalid: 'The gateway must be stripe',
    },
  },
} as const satisfies Record<string, Form>;

export type Forms = typeof forms;
