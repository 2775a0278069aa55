/** The operator's log. Never a request's body, a header, a token or a person's address. */
import { type DestinationStream, pino } from 'pino';
import { sqlStateOf } from './db/db';
import { DatabaseUnavailable } from './db/unavailable';

export interface Log {
  /** One event, in words. */
  info(event: string): void;
  /** What was being done, what was thrown, and in which request. */
  error(event: string, error: unknown, requestId?: string): void;
  /** A request that was answered; absent where nobody wants to read each. */
  request?(answered: AnsweredRequest): void;
  /** What was done to an account, or with money; absent where no audit is kept. */
  audit?(recorded: RecordedAct): void;
}

/** Without names: `account` and `place` are pseudonyms, `member` and `order` random ids, `id` is the request's. */
interface RecordedAct {
  readonly act: string;
  readonly member?: string;
  readonly account?: string;
  readonly place?: string;
  readonly order?: string;
  readonly id?: string;
}

interface AnsweredRequest {
  /** As in the answer's `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** As the route is written, so that it names nobody: `/api/v2/user/movie-details/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** For a terminal: writes events to stdout and errors, with their stack, to stderr. */
export const consoleLog: Log = {
  info: (event) => console.log(event),
  error: (event, error) => console.error(`${event}: ${describe(error)}`),
};

/** For machines: one JSON object a line on stdout, requests too. */
export function jsonLog(destination?: DestinationStream): Log {
  const lines = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    info: (event) => lines.info(event),
    error: (event, error, id) => lines.error({ id, error: describe(error) }, event),
    request: (answered) => lines.info(answered, 'answered'),
    audit: (recorded) => lines.info(recorded, 'audit'),
  };
}

/** Databases, mail servers and gateways may quote a member's data, so only their error code is logged. */
function describe(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return describe(error.cause);
  const state = sqlStateOf(error);
  if (state !== null) return `database error ${state}\n${framesOf(error)}`;
  const payment = paymentErrorOf(error);
  if (payment !== null) return `payment error ${payment}\n${framesOf(error)}`;
  const reply = replyOf(error);
  if (reply !== null) return `mail error ${reply}\n${framesOf(error)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The code of a mail server's answer, or `null` for any other error. */
function replyOf(error: unknown): string | null {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return String(responseCode);
  return code === 'EENVELOPE' ? code : null;
}

/** The kind of a gateway's error and its request there, or `null` for any other error. */
function paymentErrorOf(error: unknown): string | null {
  const { type, code, statusCode, requestId } = Object(error) as Record<string, unknown>;
  if (typeof type !== 'string' || !/^Stripe\w*Error$/.test(type)) return null;
  return [type, code, statusCode, requestId].filter(Boolean).join(' ');
}

function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
