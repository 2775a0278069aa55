/**
 * API v2 as one table (spec §7): the site's functions, the reference provider's routes and the
 * tests are all typed from it. The paths' odd spellings are the provider's own.
 */
import {
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { id, listOf, optionalText, requiredText } from '../coercions';
import * as entity from '../entities';
import { isRecord, messageOf, payloadOf } from '../envelope';
import * as payload from '../payloads';
import { type Call, form, get, post } from './call';

/** Where the provider serves the calls, below its own address. */
export const API_BASE_PATH = '/api/v2';

const cards = listOf(entity.card);
const member = 'member';
const everyone = 'everyone';

export const calls = {
  banners: { ...get, path: '/user/banners', access: everyone, answer: listOf(entity.banner) },
  popularMovies: { ...get, path: '/user/popular-movie', access: everyone, answer: cards },
  latestMovies: { ...get, path: '/user/latest-movie', access: everyone, answer: cards },
  topChannels: { ...get, path: '/user/top-channels', access: everyone, answer: cards },
  freeMovies: { ...get, path: '/user/free-movie', access: everyone, answer: cards },
  mostLikedMovies: { ...get, path: '/user/most-like-movie', access: everyone, answer: cards },
  mostViewedMovies: { ...get, path: '/user/most-view-movie', access: everyone, answer: cards },
  tvShows: { ...get, path: '/user/tvshow-list', access: everyone, answer: cards },
  genres: { ...get, path: '/user/get-gener', access: everyone, answer: listOf(entity.genre) },
  movies: {
    ...get,
    path: '/user/movie-list',
    access: everyone,
    answer: cards,
    params: object({ genre_id: optional(id), actor_id: optional(id) }),
  },
  titleDetails: {
    ...get,
    path: '/user/movie-details/:id',
    access: everyone,
    answer: entity.titleDetails,
    params: object({ id }),
  },
  watchlist: { ...get, path: '/user/watch-list', access: member, answer: cards },
  suggestions: {
    ...get,
    path: '/user/search-list-dropdown',
    access: member,
    answer: listOf(entity.suggestion),
    params: object({ query: string() }),
  },
  search: {
    ...get,
    path: '/user/get-search',
    access: member,
    answer: cards,
    params: object({ search: string() }),
    open: (body) =>
      fieldOf(payloadOf(body), 'movieList') ?? fieldOf(body, 'movieList') ?? payloadOf(body),
  },
  plans: { ...get, path: '/user/plans', access: member, answer: listOf(entity.plan) },
  activeSubscription: {
    ...get,
    path: '/user/subscription-plan',
    access: member,
    answer: nullable(entity.subscription),
    open: (body) => activeOf(fieldOf(payloadOf(body), 'activeSubscriptions')),
  },

  signIn: {
    ...post,
    path: '/login',
    access: everyone,
    encoding: 'multipart',
    payload: payload.credentials,
    open: withMessage,
    answer: entity.signedIn,
  },
  signUp: { ...form, path: '/register', access: everyone, payload: payload.registration },
  requestPasswordReset: {
    ...form,
    path: '/forgot-password',
    access: everyone,
    payload: payload.passwordResetRequest,
  },
  signOut: { ...post, method: 'GET', path: '/logout', access: member },
  toggleWatchlist: {
    ...form,
    path: '/user/save-watch-list',
    access: member,
    payload: object({ entertainment_id: id }),
  },
  updateProfile: {
    ...post,
    path: '/user/update-profile',
    access: member,
    encoding: 'multipart',
    payload: payload.profile,
    open: (body) => ({ message: messageOf(body), user: payloadOf(body) }),
    answer: object({ message: optionalText, user: entity.user }),
  },
  changePassword: {
    ...post,
    path: '/user/change-password',
    access: member,
    encoding: 'multipart',
    payload: payload.passwordChange,
    open: withMessage,
    answer: object({ message: optionalText, api_token: requiredText }),
  },
  sendMailToCast: {
    ...form,
    path: '/user/send-mail-to-cast',
    access: member,
    payload: payload.castMail,
  },
  submitMovie: {
    ...form,
    path: '/user/movie-detail-request',
    access: member,
    payload: payload.movieSubmission,
  },
  cancelSubscription: {
    ...post,
    path: '/user/cancle-subscription',
    access: member,
    params: object({ id }),
  },
  paymentDetails: {
    ...post,
    path: '/user/get-payment-details',
    access: member,
    params: object({ plan_id: id }),
    open: payloadOf,
    answer: entity.paymentDetails,
  },
  processPayment: {
    ...post,
    path: '/user/process-payment',
    access: member,
    encoding: 'json',
    payload: object({ plan_id: id, payment_method: literal('stripe'), price: number() }),
    open: redirectOf,
    answer: object({ redirect: nullable(string()) }),
  },
  confirmPayment: {
    ...post,
    path: '/user/payment-success',
    access: member,
    encoding: 'json',
    payload: object({ session_id: string(), gateway: enums(['stripe']) }),
  },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type ParamsOf<Name extends CallName> = Infer<Calls[Name]['params']>;
export type PayloadOf<Name extends CallName> = Infer<Calls[Name]['payload']>;
export type AnswerOf<Name extends CallName> = Infer<Calls[Name]['answer']>;

function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function withMessage(body: unknown): unknown {
  const data = payloadOf(body);
  return isRecord(data) ? { ...data, message: messageOf(body) } : data;
}

/** One object, `null`, or a list of which the first active entry counts. */
function activeOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.find((entry) => fieldOf(entry, 'status') === 'active') ?? null;
}

/** The redirect address under any of its names, at the top or under `data`. */
function redirectOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const places = [body, payloadOf(body)];
  const found = places
    .flatMap((place) => ['redirect', 'redirect_url', 'url'].map((key) => fieldOf(place, key)))
    .find((it) => typeof it === 'string' && it !== '');
  return { redirect: found ?? null };
}
