import { sqlStateOf } from './db';

/** Thrown if the database is unreachable, read-only or too slow. A write may have succeeded. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
  }
}

/** Connection errors, shutdown, too many connections, timeouts and read-only replicas. */
const STATES = /^(08...|57P0[1-5]|53300|57014|55P03|25P0[34]|25006)$/;
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);
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
