/**
 * The forms of API v2 (spec §3, §5) and of its extensions, by call name. Client and provider derive
 * messages, limits and payloads from this table.
 */
import { genders } from '../entities';
import { MAX_EMAIL_LENGTH } from './errors';
import type { Form } from './form';

const text = { kind: 'text' } as const;
const address = { ...text, max: MAX_EMAIL_LENGTH, format: 'email' } as const;
const email = { ...address, required: 'form.email.required' } as const;
const password = { kind: 'password', max: 200, required: 'form.password.required' } as const;
const story = { ...text, max: 5000, isMultiline: true } as const;
const file = { kind: 'file' } as const;
const tick = { kind: 'tick' } as const;
/**
 * The browser's response as WebAuthn Level 3 JSON (`RegistrationResponseJSON` or
 * `AuthenticationResponseJSON`).
 */
const credential = { ...text, max: 20_000, required: 'form.passkey.required' } as const;

const roles = ['Actor', 'Director', 'Executive Producer', 'Producer'] as const;
const platforms = ['youtube', 'vimeo', 'dailymotion', 'other'] as const;
const CAST_ROWS = 20;

const castRow = {
  name: { ...text, required: 'form.castName.required' },
  jobTitle: { ...text, required: 'form.jobTitle.required' },
  email: { ...address, invalid: 'form.email.invalid' },
  image: { ...file, required: 'form.castImage.required', removed: 'form.castImage.removed' },
} as const satisfies Form;

export const forms = {
  signIn: {
    email: { ...email, invalid: 'form.email.format' },
    password: { ...password, min: 6 },
    remember: { ...tick, isLocal: true },
  },

  signUp: {
    first_name: { ...text, required: 'form.firstName.required' },
    last_name: { ...text, required: 'form.lastName.required' },
    email: { ...email, invalid: 'form.email.format' },
    password: { ...password, min: 6 },
    terms: { ...tick, required: 'form.terms.required', isLocal: true },
    invitation: text,
  },

  readInvitation: { invitation: { ...text, required: 'form.invitation.required' } },

  requestPasswordReset: { email: { ...email, invalid: 'form.email.format' } },

  endSession: { session_id: { ...text, required: 'form.session.required' } },

  signInWithPasskey: { credential },

  addPasskey: { credential },

  removePasskey: { passkey_id: { ...text, max: 1400, required: 'form.passkey.required' } },

  toggleWatchlist: { entertainment_id: { ...text, required: 'form.titleId.required' } },

  saveProgress: {
    entertainment_id: text,
    position: { kind: 'number', invalid: 'form.position.invalid' },
    duration: { kind: 'number', invalid: 'form.duration.invalid' },
    forget: {
      kind: 'choice',
      choices: ['title', 'all'],
      invalid: 'form.forget.invalid',
    },
  },

  countView: { entertainment_id: { ...text, required: 'form.titleId.required' } },

  updateProfile: {
    file_url: file,
    first_name: { ...text, required: 'form.profile.firstName' },
    last_name: { ...text, required: 'form.profile.lastName' },
    email: { ...email, invalid: 'form.email.invalid' },
    mobile: {
      ...text,
      max: 30,
      format: 'phone',
      invalid: 'form.mobile.invalid',
    },
    gender: { kind: 'choice', choices: genders, invalid: 'form.gender.invalid' },
    date_of_birth: {
      kind: 'pastDay',
      invalid: 'form.dateOfBirth.invalid',
    },
  },

  changePassword: {
    old_password: { ...password, required: 'form.oldPassword.required' },
    new_password: { ...password, required: 'form.newPassword.required', min: 8 },
    new_password_confirmation: {
      ...password,
      required: 'form.confirmPassword.required',
      sameAs: { field: 'new_password', message: 'form.confirmPassword.differs' },
    },
  },

  deleteAccount: { password },

  sendMailToCast: {
    cast_id: { ...text, required: 'form.castMember.required' },
    message: { ...story, required: 'form.message.required' },
  },

  submitMovie: {
    name: { ...text, required: 'form.yourName.required' },
    email: { ...email, invalid: 'form.email.invalid' },
    role: {
      kind: 'choice',
      choices: roles,
      required: 'form.role.required',
      invalid: { key: 'form.role.invalid', values: { roles: roles.join(', ') } },
    },
    title: { ...text, max: 200, required: 'form.title.required' },
    description: story,
    type: {
      kind: 'choice',
      choices: platforms,
      invalid: { key: 'form.type.invalid', values: { types: platforms.join(', ') } },
    },
    link: { ...text, max: 2000, format: 'webAddress', invalid: 'form.link.invalid' },
    thumnail: { ...file, required: 'form.thumbnail.required' },
    cast: {
      kind: 'rows',
      row: castRow,
      required: 'form.cast.required',
      max: CAST_ROWS,
      tooMany: { key: 'form.cast.tooMany', values: { max: CAST_ROWS } },
    },
    agreeTerms: { ...tick, required: 'form.terms.required' },
  },

  processPayment: {
    plan_id: { ...text, required: 'form.plan.required' },
    payment_method: {
      kind: 'choice',
      choices: ['stripe'],
      required: 'form.paymentMethod.invalid',
      invalid: 'form.paymentMethod.invalid',
    },
    price: {
      kind: 'number',
      required: 'form.price.invalid',
      invalid: 'form.price.invalid',
    },
  },

  confirmPayment: {
    session_id: { ...text, max: 500, required: 'form.paymentSession.required' },
    gateway: {
      kind: 'choice',
      choices: ['stripe'],
      required: 'form.gateway.invalid',
      invalid: 'form.gateway.invalid',
    },
  },
} as const satisfies Record<string, Form>;

export type Forms = typeof forms;
