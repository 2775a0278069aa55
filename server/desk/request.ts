import type { DeskAnswers } from '../../contract/desk/answers';
import type { DeskCallName, DeskParamsOf } from '../../contract/desk/calls';
import type { Queries } from '../db/db';
import type { Services } from '../services';

interface DeskRequest<Name extends DeskCallName> extends Services {
  /** For an act, its transaction. */
  readonly queries: Queries;
  readonly params: DeskParamsOf<Name>;
  /** The token's name. */
  readonly by: string;
  /** The site's origin, for links in e-mails. */
  readonly origin: string;
}

export type DeskHandlers = {
  readonly [Name in DeskCallName]: (request: DeskRequest<Name>) => Promise<DeskAnswers[Name]>;
};
