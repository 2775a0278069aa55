/** The types of a route: what the handler of a call gets, and what it must answer. */
import type { AnswerOf, CallName, Calls, ParamsOf, PayloadOf } from '../../contract/calls';
import type { Client } from '../accounts/client';
import type { Member } from '../accounts/members';
import type { Queries } from '../db/db';
import type { Services } from '../services';
import type { Say } from '../texts';

export interface RouteRequest<Name extends CallName> extends Services {
  readonly params: ParamsOf<Name>;
  readonly payload: PayloadOf<Name>;
  /** Who asks; `null` is a visitor, whom member calls never let through. */
  readonly member: Calls[Name]['access'] extends 'member' ? Member : Member | null;
  /** The bearer token that `member` sent. */
  readonly token: string | null;
  /** The browser and system that ask, in words; `null` where they are not known. */
  readonly device: string | null;
  /** The site's own origin, as in `https://fin.example`. */
  readonly origin: string;
  /** The language to answer in, of those that the provider speaks. */
  readonly language: string;
  /** Which the client has asked for, of the site's and the provider's; `null` where it has asked for none. */
  readonly clientLanguage: string | null;
  /** Says a key in it, or else in the member's language. */
  readonly say: Say;
  readonly client: Client;
  /** Keeps the answer in the transaction of the work, for a call that may be repeated by its `Idempotency-Key`. */
  keep(queries: Queries, body: BodyOf<Name>): Promise<void>;
}

type Handler<Name extends CallName> = (request: RouteRequest<Name>) => Promise<BodyOf<Name>>;

/** A handler for each call: a call without one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** A body before `status: true` is put in front; bodies that differ from the rule are below. */
export type BodyOf<Name extends CallName> = Name extends keyof SpecialBodies
  ? SpecialBodies[Name]
  : Calls[Name]['answer'] extends Calls['signOut']['answer']
    ? { message: string }
    : { data: AnswerOf<Name> };

interface SpecialBodies {
  suggestions: AnswerOf<'suggestions'>;
  search: { movieList: AnswerOf<'search'> };
  activeSubscription: { data: { activeSubscriptions: AnswerOf<'activeSubscription'> } };
  signIn: { message: string; data: AnswerOf<'signIn'> };
  signInWithPasskey: { message: string; data: AnswerOf<'signInWithPasskey'> };
  updateProfile: { message: string; data: AnswerOf<'updateProfile'>['user'] };
  changePassword: { message: string; data: { api_token: string } };
  processPayment: { redirect: string };
}
