import type { DeskAnswers } from '../../contract/desk/answers';
import type { DeskCallName, DeskParamsOf } from '../../contract/desk/calls';
import type { Queries } from '../db/db';
import type { Services } from '../services';

interface DeskRequest<Name extends DeskCallName> extends Services {
  readonly queries: Queries;
  readonly params: DeskParamsOf<Name>;
  readonly by: string;
  readonly origin: string;
}

export type DeskHandlers = {
  readonly [Name in DeskCallName]: (request: DeskRequest<Name>) => Promise<DeskAnswers[Name]>;
};
