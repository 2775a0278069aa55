/**
 * API v2 as one table (spec §7): the site's functions, the reference provider's routes and the
 * tests are all typed from it. The paths' odd spellings are the provider's own.
 */
import { enums, type Infer, nullable, object, optional, string } from 'superstruct';
import { accountDeletion, accountExport } from './account';
import type { Call } from './call';
import { id, listOf, optionalText, requiredText } from './coercions';
import * as entity from './entities';
import {
  activeOf,
  fieldOf,
  isRecord,
  messageOf,
  payloadOf,
  redirectOf,
  withMessage,
} from './envelope';
import type { PayloadFrom } from './forms/form';
import type { Forms } from './forms/table';
import { memberSession, passkey, passkeyOptions } from './sign-ins';

export type { Call };

/** Where the provider serves the calls, below its own address. */
export const API_BASE_PATH = '/api/v2';

/** A read, whose answer is the payload of the body. */
const query = {
  method: 'GET',
  kind: 'query',
  params: object({}),
  encoding: 'none',
  isIdempotent: false,
  uploads: false,
  open: payloadOf,
} as const;

/** A write, of whose answer only the message counts, unless it says more. */
const command = {
  method: 'POST',
  kind: 'command',
  params: object({}),
  encoding: 'none',
  isIdempotent: false,
  uploads: false,
  open: (body: unknown) => (isRecord(body) ? { message: messageOf(body) } : body),
  answer: object({ message: optionalText }),
} as const;

/** A command that carries a multipart form. */
const form = { ...command, encoding: 'multipart' } as const;

/** A form with files in it. */
const upload = { ...form, uploads: true } as const;

const cards = listOf(entity.card);
const member = 'member';
const everyone = 'everyone';
const anonymous = 'anonymous';

export const calls = {
  banners: { ...query, path: '/user/banners', access: everyone, answer: listOf(entity.banner) },
  popularMovies: { ...query, path: '/user/popular-movie', access: everyone, answer: cards },
  latestMovies: { ...query, path: '/user/latest-movie', access: everyone, answer: cards },
  topChannels: { ...query, path: '/user/top-channels', access: everyone, answer: cards },
  freeMovies: { ...query, path: '/user/free-movie', access: everyone, answer: cards },
  mostLikedMovies: { ...query, path: '/user/most-like-movie', access: everyone, answer: cards },
  mostViewedMovies: { ...query, path: '/user/most-view-movie', access: everyone, answer: cards },
  tvShows: { ...query, path: '/user/tvshow-list', access: everyone, answer: cards },
  genres: { ...query, path: '/user/get-gener', access: everyone, answer: listOf(entity.genre) },
  movies: {
    ...query,
    path: '/user/movie-list',
    access: everyone,
    answer: cards,
    params: object({ genre_id: optional(id), actor_id: optional(id) }),
  },
  titleDetails: {
    ...query,
    path: '/user/movie-details/:id',
    access: everyone,
    answer: entity.titleDetails,
    params: object({ id }),
  },
  watchlist: { ...query, path: '/user/watch-list', access: member, answer: cards },
  suggestions: {
    ...query,
    path: '/user/search-list-dropdown',
    access: member,
    answer: listOf(entity.suggestion),
    params: object({ query: string() }),
  },
  search: {
    ...query,
    path: '/user/get-search',
    access: member,
    answer: cards,
    params: object({ search: string() }),
    open: (body) =>
      fieldOf(payloadOf(body), 'movieList') ?? fieldOf(body, 'movieList') ?? payloadOf(body),
  },
  plans: { ...query, path: '/user/plans', access: member, answer: listOf(entity.plan) },
  activeSubscription: {
    ...query,
    path: '/user/subscription-plan',
    access: member,
    answer: nullable(entity.subscription),
    open: (body) => activeOf(fieldOf(payloadOf(body), 'activeSubscriptions')),
  },

  /** Where the member is signed in, the place seen last first. */
  sessions: {
    ...query,
    isExtension: true,
    path: '/user/sessions',
    access: member,
    answer: listOf(memberSession),
  },

  /** The member's passkeys, the oldest first. */
  passkeys: {
    ...query,
    isExtension: true,
    path: '/user/passkeys',
    access: member,
    answer: listOf(passkey),
  },
  /** What the browser makes a new passkey by, within five minutes. */
  passkeyCreation: {
    ...query,
    isExtension: true,
    path: '/user/passkeys/new',
    access: member,
    answer: passkeyOptions,
  },
  /** What the browser signs in by with a passkey, within five minutes; whose, is not asked. */
  passkeyRequest: {
    ...query,
    isExtension: true,
    path: '/login/passkey',
    access: anonymous,
    answer: passkeyOptions,
  },

  /** Where the member has left each title, the latest first: at most 100. */
  progress: {
    ...query,
    isExtension: true,
    path: '/user/progress',
    access: member,
    answer: listOf(entity.progress),
  },

  /** Everything that is stored of the member, with the pictures as `data:` URLs. */
  accountExport: {
    ...query,
    isExtension: true,
    path: '/user/account-export',
    access: member,
    answer: accountExport,
  },
  /** What deleting the account ends beside the member's own data. */
  accountDeletion: {
    ...query,
    isExtension: true,
    path: '/user/account-deletion',
    access: member,
    answer: accountDeletion,
  },

  signIn: {
    ...form,
    path: '/login',
    access: anonymous,
    open: withMessage,
    answer: entity.signedIn,
  },
  /** Signs in with a passkey; answers as `signIn` does. */
  signInWithPasskey: {
    ...form,
    isExtension: true,
    path: '/login/passkey',
    access: anonymous,
    open: withMessage,
    answer: entity.signedIn,
  },
  signUp: { ...form, path: '/register', access: anonymous, isIdempotent: true },
  /** Whom an invitation is for. It travels as a form: a secret in an address would be logged. */
  readInvitation: {
    ...query,
    method: 'POST',
    encoding: 'multipart',
    isExtension: true,
    path: '/register/invitation',
    access: anonymous,
    answer: object({ email: requiredText }),
  },
  requestPasswordReset: {
    ...form,
    path: '/forgot-password',
    access: anonymous,
    isIdempotent: true,
  },
  /** Mails the member the link that confirms their email address, where the provider asks for it. */
  requestConfirmation: {
    ...command,
    isExtension: true,
    path: '/user/confirm-address',
    access: member,
  },
  /**
   * Ends the session that asks, or with `everywhere` (an extension of ours, which stands where `sessions`
   * is answered) all of the member's.
   */
  signOut: {
    ...command,
    method: 'GET',
    path: '/logout',
    access: member,
    params: object({ everywhere: optional(enums(['yes'])) }),
  },
  /** Ends another session of the member's, by its id in `sessions`; one that has ended already is no failure. */
  endSession: { ...form, isExtension: true, path: '/user/sessions/end', access: member },
  /** Adds the passkey that the browser has made by `passkeyCreation`. */
  addPasskey: { ...form, isExtension: true, path: '/user/passkeys', access: member },
  /** Removes a passkey of the member's, by its id in `passkeys`; one that is gone already is no failure. */
  removePasskey: { ...form, isExtension: true, path: '/user/passkeys/remove', access: member },
  toggleWatchlist: { ...form, path: '/user/save-watch-list', access: member },
  /**
   * Keeps where a title was left, or forgets one or all (`forget`). A title that the provider does not
   * have is passed over: it may have left the catalogue, and 404 says that the call is not known.
   */
  saveProgress: { ...form, isExtension: true, path: '/user/progress', access: member },
  /** Counts a film as viewed, once a member and day; a title that the provider does not have is passed over. */
  countView: { ...form, isExtension: true, path: '/user/view', access: member },
  updateProfile: {
    ...upload,
    path: '/user/update-profile',
    access: member,
    open: (body) => ({ message: messageOf(body), user: payloadOf(body) }),
    answer: object({ message: optionalText, user: entity.user }),
  },
  changePassword: {
    ...form,
    path: '/user/change-password',
    access: member,
    open: withMessage,
    answer: object({ message: optionalText, api_token: requiredText }),
  },
  /** Deletes the account by its password, and with it everything that names the member. It ends all sessions. */
  deleteAccount: { ...form, isExtension: true, path: '/user/account-deletion', access: member },
  sendMailToCast: { ...form, path: '/user/send-mail-to-cast', access: member, isIdempotent: true },
  submitMovie: {
    ...upload,
    path: '/user/movie-detail-request',
    access: member,
    isIdempotent: true,
  },
  cancelSubscription: {
    ...command,
    path: '/user/cancle-subscription',
    access: member,
    params: object({ id }),
  },
  paymentDetails: {
    ...query,
    method: 'POST',
    path: '/user/get-payment-details',
    access: member,
    params: object({ plan_id: id }),
    answer: entity.paymentDetails,
  },
  processPayment: {
    ...command,
    path: '/user/process-payment',
    access: member,
    encoding: 'json',
    open: redirectOf,
    answer: object({ redirect: nullable(string()) }),
  },
  confirmPayment: { ...command, path: '/user/payment-success', access: member, encoding: 'json' },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** The calls that only read. */
export type QueryName = {
  [Name in CallName]: Calls[Name]['kind'] extends 'query' ? Name : never;
}[CallName];
export type ParamsOf<Name extends CallName> = Infer<Calls[Name]['params']>;
/** What a call carries: its form's fields, or nothing. */
export type PayloadOf<Name extends CallName> = Name extends keyof Forms
  ? PayloadFrom<Forms[Name]>
  : Record<never, never>;
export type AnswerOf<Name extends CallName> = Infer<Calls[Name]['answer']>;
