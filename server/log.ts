/** Writes the operator's log, without bodies, headers, tokens, IP addresses or members' e-mail addresses. */
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
 * `account` and `place` (the network) are pseudonyms. `member` and `order` are random ids. `id` is the
 * request id.
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
 * Reduces errors from the database, mail server and payment gateway to codes and stack frames.
 * The messages of these errors may quote personal data.
 */
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

function replyOf(error: unknown): string | null {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return String(responseCode);
  return code === 'EENVELOPE' ? code : null;
}

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
