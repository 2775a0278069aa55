/** A database that does not answer for now, told apart from one that refuses a statement. */
import { sqlStateOf } from './db';

/** Thrown by every method of a `Db` while it can't be reached; what was written is not known. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * SQLSTATEs: connection exceptions, shut down or starting, too many connections; a statement, a lock
 * or an idle transaction that took too long; a replica that is not the primary yet.
 */
const STATES = /^(08...|57P0[1-5]|53300|57014|55P03|25P0[34]|25006)$/;
/** What Node says of a connection that can't be made or breaks. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);
/** `pg` gives its own errors no code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

/** Whether an error of `pg` means that the database is not reached, or not in time. */
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
