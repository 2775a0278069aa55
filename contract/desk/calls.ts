/**
 * The desk's calls, shared by the provider's routes, the desk's page and the command line.
 * A query is `GET /desk/api/<name>?…`; an act is `POST /desk/api/<name>` with a JSON body.
 */
import {
  coerce,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  object,
  optional,
  pattern,
  type Struct,
  size,
  string,
  trimmed,
} from 'superstruct';
import { identityOf } from '../forms/email';

export const DESK_PATH = '/desk';
export const DESK_API_PATH = `${DESK_PATH}/api`;

export const PAGE_LENGTH = 50;

interface DeskCall {
  readonly kind: 'query' | 'act';
  /** Help text on the command line. */
  readonly about: string;
  /** Only strings and numbers, because the command line offers them as options. */
  readonly params: Pick<Struct<unknown, unknown>, 'type' | 'schema'>;
}

const search = defaulted(size(trimmed(string()), 0, 200), '');
const page = defaulted(
  coerce(max(min(integer(), 1), 1_000_000), pattern(string(), /^\d{1,7}$/), Number),
  1,
);
const id = pattern(string(), /^[\w.-]{1,100}$/);
const words = (longest: number) => size(trimmed(string()), 1, longest);
const line = pattern(words(200), /^[^\r\n\t]*$/);
/** Normalized like stored addresses, so that the log has one spelling per address. */
const email = coerce(line, string(), identityOf);
const prose = words(10_000);
const name = pattern(string(), /^[\w.-]{1,40}$/);

const query = { kind: 'query' } as const;
const act = { kind: 'act' } as const;

export const VERDICTS = ['accepted', 'declined'] as const;
export type Verdict = (typeof VERDICTS)[number];
const verdict = enums(VERDICTS);

export const LACKS = ['picture', 'language', 'description', 'video'] as const;
export type Lack = (typeof LACKS)[number];

export const PERIODS_IN_DAYS = [7, 30, 90] as const;
const days = defaulted(coerce(enums(PERIODS_IN_DAYS), pattern(string(), /^\d{1,2}$/), Number), 30);

/** `unconfirmed` occurs only if the provider requires confirmed e-mail addresses. */
const MEMBER_STATES = ['active', 'unconfirmed', 'disabled'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const ORDER_STATES = [
  ...(['open', 'closing', 'closed', 'paid', 'expired', 'returned', 'orphaned'] as const),
] as const;
export type OrderState = (typeof ORDER_STATES)[number];
const SUBSCRIPTION_STATES = ['running', 'over', 'replaced', 'cancelled', 'returned'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
const MAIL_STATES = ['waiting', 'sent', 'failed', 'expired'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const deskCalls = {
  submissions: {
    ...query,
    about: 'movies that members submitted',
    params: object({ state: optional(enums(['open', ...VERDICTS])), search, page }),
  },
  submission: { ...query, about: 'a submission, with its cast and notes', params: object({ id }) },
  letter: {
    ...query,
    about: "a draft of the answer, in the member's language",
    params: object({ id, verdict }),
  },
  answerSubmission: {
    ...act,
    about: 'accepts or declines a submission, and mails the answer',
    params: object({ id, verdict, subject: line, letter: prose }),
  },
  noteSubmission: {
    ...act,
    about: 'stores a note that members never see',
    params: object({ id, note: prose }),
  },
  titles: {
    ...query,
    about: 'titles of the catalogue, and the details they lack',
    params: object({ missing: optional(enums(LACKS)), search, page }),
  },
  rows: { ...query, about: 'the titles of the banners and of each row', params: object({}) },
  plans: { ...query, about: 'plans with their prices', params: object({}) },
  libraryRuns: { ...query, about: 'the last imports into the library', params: object({}) },
  figures: {
    ...query,
    about: 'plays and sign-ups per day, and active plans',
    params: object({ days }),
  },
  members: {
    ...query,
    about: 'the members of the site',
    params: object({ state: optional(enums(MEMBER_STATES)), search, page }),
  },
  member: {
    ...query,
    about: 'a member, with devices, orders and mails',
    params: object({ id }),
  },
  inviteMember: {
    ...act,
    about: 'makes a link for one new account, shown only once',
    params: object({ email, language: optional(name) }),
  },
  disableMember: {
    ...act,
    about: 'signs a member out, and refuses later sign-ins',
    params: object({ id }),
  },
  enableMember: { ...act, about: 'lets a disabled member in again', params: object({ id }) },
  exportMember: {
    ...act,
    about: 'all stored data of a member, with --json',
    params: object({ id }),
  },
  deleteMember: {
    ...act,
    about: 'deletes a member; their orders stay, without a name',
    params: object({ id }),
  },
  signOutMember: { ...act, about: 'ends all sessions of a member', params: object({ id }) },
  orders: {
    ...query,
    about: "orders, searched by the member's email or an id",
    params: object({ state: optional(enums(ORDER_STATES)), search, page }),
  },
  order: { ...query, about: 'an order, and why it is open', params: object({ id }) },
  subscriptions: {
    ...query,
    about: 'plans that members have or had',
    params: object({ state: optional(enums(SUBSCRIPTION_STATES)), search, page }),
  },
  endSubscription: {
    ...act,
    about: 'ends a running plan now, and mails the member',
    params: object({ id }),
  },
  mails: {
    ...query,
    about: 'the outbox: mails that were sent, wait or failed, and why',
    params: object({ state: optional(enums(MAIL_STATES)), search, page }),
  },
  sendMail: { ...act, about: 'sends a waiting or failed mail now', params: object({ id }) },
  tokens: { ...query, about: "the desk's tokens", params: object({}) },
  addToken: {
    ...act,
    about: 'makes a token for one person, shown only once',
    params: object({ name }),
  },
  revokeToken: {
    ...act,
    about: 'revokes a token, and ends its sessions',
    params: object({ name }),
  },
  log: { ...query, about: 'what operators did at the desk', params: object({ search, page }) },
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;
export type DeskParamsOf<Name extends DeskCallName> = Infer<(typeof deskCalls)[Name]['params']>;
export type DeskActName = {
  [Name in DeskCallName]: (typeof deskCalls)[Name]['kind'] extends 'act' ? Name : never;
}[DeskCallName];
