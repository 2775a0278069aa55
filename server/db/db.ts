/**
 * The database as the provider sees it: four methods over PGlite (embedded) or PostgreSQL (`pg`).
 *
 * Both read alike: `date` columns are texts (`YYYY-MM-DD`), `timestamptz` are `Date`s, `jsonb` is
 * parsed, `bytea` is a `Uint8Array`. Parameters are texts, numbers, booleans, bytes or `null`;
 * lists travel as JSON text, which every engine of the family reads.
 */
export type Parameter = string | number | boolean | Date | Uint8Array | null;
type Row = Record<string, unknown>;

export interface Queries {
  /** Runs one statement. The type of its rows is the caller's claim, and is not checked. */
  query<R extends object = Row>(sql: string, parameters?: readonly Parameter[]): Promise<R[]>;
  /** Runs several statements without parameters, separated by semicolons. */
  script(sql: string): Promise<void>;
}

export interface Db extends Queries {
  /**
   * Runs `work` in one transaction: all of it or nothing. Work that lost against a parallel
   * transaction (serialization failure, deadlock) is run again, so it must have no other effects.
   * A patient one may take minutes, as a migration does.
   */
  tx<T>(work: (queries: Queries) => Promise<T>, options?: { isPatient?: boolean }): Promise<T>;
  /** Whether there is room to write; without it writing throws `DiskFull`, and reading goes on. */
  hasRoom(): Promise<boolean>;
  close(): Promise<void>;
}

/** The first row of an answer, or `null`. */
export function first<R>(rows: readonly R[]): R | null {
  return rows[0] ?? null;
}

const ATTEMPTS = 10;
/** SQLSTATEs: serialization failure, deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);

/** Retries a transaction that lost against a parallel one, with a longer random delay each time. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * 5 * (1 + Math.random())));
    }
  }
}

/** The five-character SQLSTATE of a database error, or `null` for any other error. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : null;
}
