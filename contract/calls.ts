/**
 * The calls of API v2 (spec §7) and of its extensions. The specification prescribes irregular paths
 * such as `/user/get-gener`.
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

export const API_BASE_PATH = '/api/v2';

const query = {
  method: 'GET',
  kind: 'query',
  params: object({}),
  encoding: 'none',
  isIdempotent: false,
  uploads: false,
  open: payloadOf,
} as const;

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

const form = { ...command, encoding: 'multipart' } as const;

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

  sessions: {
    ...query,
    isExtension: true,
    path: '/user/sessions',
    access: member,
    answer: listOf(memberSession),
  },

  passkeys: {
    ...query,
    isExtension: true,
    path: '/user/passkeys',
    access: member,
    answer: listOf(passkey),
  },
  passkeyCreation: {
    ...query,
    isExtension: true,
    path: '/user/passkeys/new',
    access: member,
    answer: passkeyOptions,
  },
  passkeyRequest: {
    ...query,
    isExtension: true,
    path: '/login/passkey',
    access: anonymous,
    answer: passkeyOptions,
  },

  progress: {
    ...query,
    isExtension: true,
    path: '/user/progress',
    access: member,
    answer: listOf(entity.progress),
  },

  accountExport: {
    ...query,
    isExtension: true,
    path: '/user/account-export',
    access: member,
    answer: accountExport,
  },
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
  signInWithPasskey: {
    ...form,
    isExtension: true,
    path: '/login/passkey',
    access: anonymous,
    open: withMessage,
    answer: entity.signedIn,
  },
  signUp: { ...form, path: '/register', access: anonymous, isIdempotent: true },
  /** A POST, because URLs are logged and the invitation's token is a secret. */
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
  requestConfirmation: {
    ...command,
    isExtension: true,
    path: '/user/confirm-address',
    access: member,
  },
  signOut: {
    ...command,
    method: 'GET',
    path: '/logout',
    access: member,
    params: object({ everywhere: optional(enums(['yes'])) }),
  },
  endSession: { ...form, isExtension: true, path: '/user/sessions/end', access: member },
  addPasskey: { ...form, isExtension: true, path: '/user/passkeys', access: member },
  removePasskey: { ...form, isExtension: true, path: '/user/passkeys/remove', access: member },
  toggleWatchlist: { ...form, path: '/user/save-watch-list', access: member },
  saveProgress: { ...form, isExtension: true, path: '/user/progress', access: member },
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
export type QueryName = {
  [Name in CallName]: Calls[Name]['kind'] extends 'query' ? Name : never;
}[CallName];
export type ParamsOf<Name extends CallName> = Infer<Calls[Name]['params']>;
export type PayloadOf<Name extends CallName> = Name extends keyof Forms
  ? PayloadFrom<Forms[Name]>
  : Record<never, never>;
export type AnswerOf<Name extends CallName> = Infer<Calls[Name]['answer']>;
