import type { DeskAnswers } from '../../contract/desk/answers';
import type { DeskCallName, DeskParamsOf } from '../../contract/desk/calls';
import type { Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Services } from '../services';

interface DeskRequest<Name extends DeskCallName> extends Services {
  readonly queries: Queries;
  readonly params: DeskParamsOf<Name>;
  readonly by: string;
  readonly origin: string;
}

export type DeskHandlers = {
  readonly [Name in DeskCallName]: (
    request: DeskRequest<Name>,
  ) => Promise<Unsent<DeskAnswers[Name]>>;
};

/** An answer before `JSON.stringify`, which turns `Date`s into ISO strings. */
export type Unsent<Answer> = {
  [Key in keyof Answer]: Key extends 'at' | `${string}_at`
    ? Answer[Key] | Date
    : Unsent<Answer[Key]>;
};

export function foundIn<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw gone();
  return row;
}

export const gone = () => new HttpError(404, 'server.desk.gone');
