/** The types of the desk's handlers: what each gets, and what it must answer. */
import type { DeskAnswers } from '../../contract/desk/answers';
import type { DeskCallName, DeskParamsOf } from '../../contract/desk/calls';
import type { Queries } from '../db/db';
import type { Services } from '../services';

interface DeskRequest<Name extends DeskCallName> extends Services {
  /** Of an act's transaction, in which it is logged, too. */
  readonly queries: Queries;
  readonly params: DeskParamsOf<Name>;
  /** The name of the token. */
  readonly by: string;
  /** The site's own origin, for links in mails. */
  readonly origin: string;
}

export type DeskHandlers = {
  readonly [Name in DeskCallName]: (request: DeskRequest<Name>) => Promise<DeskAnswers[Name]>;
};
