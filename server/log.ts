/** Logs no bodies, headers or tokens, and no IP or e-mail addresses of users. */
import { type DestinationStream, pino } from 'pino';
import { sqlStateOf } from './db/db';
import { DatabaseUnavailable } from './db/unavailable';

export interface Log {
  info(event: string): void;
  error(event: string, error: unknown, requestId?: string): void;
  request?(answered: AnsweredRequest): void;
  audit?(recorded: RecordedAct): void;
}

/**
 * `account` is a pseudonym of the e-mail address, and `place` a pseudonym of the client's network.
 * `member` and `order` are random ids. `id` is the request id.
 */
interface RecordedAct {
  readonly act: string;
  readonly member?: string;
  readonly account?: string;
  readonly place?: string;
  readonly order?: string;
  readonly id?: string;
}

interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export const consoleLog: Log = {
  info: (event) => console.log(event),
  error: (event, error) => console.error(`${event}: ${describe(error)}`),
};

export function jsonLog(destination?: DestinationStream): Log {
  const lines = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    info: (event) => lines.info(event),
    error: (event, error, id) => lines.error({ id, error: describe(error) }, event),
    request: (answered) => lines.info(answered, 'answered'),
    audit: (recorded) => lines.info(recorded, 'audit'),
  };
}

/**
 * Reduces errors reported by the database, the mail server or Stripe to codes and stack frames,
 * because their messages may quote personal data. Does the same if the error's `cause` is such an
 * error. All others, such as a refused connection to the database or mail server, keep their
 * messages.
 */
function describe(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return describe(error.cause);
  const codes = codesOf(error) ?? codesOf(Object(error).cause);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (codes === null) return stack;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [codes, ...frames].join('\n');
}

const codesOf = (error: unknown) => databaseError(error) ?? paymentError(error) ?? mailError(error);

function databaseError(error: unknown): string | null {
  const state = sqlStateOf(error);
  return state && `database error ${state}`;
}

function paymentError(error: unknown): string | null {
  const { type, code, statusCode, requestId } = Object(error) as Record<string, unknown>;
  if (typeof type !== 'string' || !/^Stripe\w*Error$/.test(type)) return null;
  return ['payment error', type, code, statusCode, requestId].filter(Boolean).join(' ');
}

function mailError(error: unknown): string | null {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return `mail error ${responseCode}`;
  return code === 'EENVELOPE' ? `mail error ${code}` : null;
}
