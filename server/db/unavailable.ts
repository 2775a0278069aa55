import { sqlStateOf } from './db';

/** Thrown while the database can't be reached; the outcome of a write is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * SQLSTATEs: connection errors, shutdown or startup, too many connections; timeouts of statements,
 * locks or idle transactions; a read-only replica.
 */
const STATES = /^(08...|57P0[1-5]|53300|57014|55P03|25P0[34]|25006)$/;
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);
/** `pg`'s own errors have no code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state !== null) return STATES.test(state);
  return ('code' in error && CODES.has(String(error.code))) || WORDS.test(error.message);
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
