import type { AnswerOf, CallName, Calls, ParamsOf, PayloadOf } from '../../contract/calls';
import type { Client } from '../accounts/client';
import type { Member } from '../accounts/members';
import type { Queries } from '../db/db';
import type { Services } from '../services';
import type { Translate } from '../texts';

export interface RouteRequest<Name extends CallName> extends Services {
  readonly params: ParamsOf<Name>;
  readonly payload: PayloadOf<Name>;
  readonly member: Calls[Name]['access'] extends 'member' ? Member : Member | null;
  readonly token: Calls[Name]['access'] extends 'member' ? string : string | null;
  readonly device: string | null;
  readonly origin: string;
  readonly language: string;
  readonly clientLanguage: string | null;
  readonly translate: Translate;
  readonly client: Client;
  /**
   * Stores the answer for retries, if the request has an `Idempotency-Key`. Call it in the
   * transaction that stores the handler's own data, so that both are stored or neither.
   *
   * @throws {HttpError} 409 if another attempt has taken over the request
   */
  storeAnswer(queries: Queries, body: BodyOf<Name>): Promise<void>;
}

type Handler<Name extends CallName> = (request: RouteRequest<Name>) => Promise<BodyOf<Name>>;

export type Handlers = { readonly [Name in CallName]: Handler<Name> };

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
