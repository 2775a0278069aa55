/**
 * Both engines return `date` columns as `YYYY-MM-DD`, `timestamptz` as `Date`, `jsonb` parsed, and
 * `bytea` as `Uint8Array`. Pass lists as JSON text.
 */
export type Parameter = string | number | boolean | Date | Uint8Array | null;
type Row = Record<string, unknown>;

export interface Queries {
  query<R extends object = Row>(sql: string, parameters?: readonly Parameter[]): Promise<R[]>;
  script(sql: string): Promise<void>;
}

export interface Db extends Queries {
  /**
   * Runs `work` in one transaction. Retries it after a serialization failure or a deadlock, so
   * `work` must have no other side effects.
   *
   * `isPatient` raises PostgreSQL's timeouts to minutes, as for migrations and backups.
   * `isReadOnly` lets `work` run on a full disk. `work` must then not write.
   */
  tx<T>(
    work: (queries: Queries) => Promise<T>,
    options?: { isPatient?: boolean; isReadOnly?: boolean },
  ): Promise<T>;
  /**
   * Returns false when the disk of the embedded database is almost full; always true in
   * PostgreSQL. Without room, only `select` queries and `isReadOnly` transactions run; all others
   * throw `DiskFull`.
   */
  hasRoom(): Promise<boolean>;
  close(): Promise<void>;
}

export function first<R>(rows: readonly R[]): R | null {
  return rows[0] ?? null;
}

const ATTEMPTS = 10;
const RETRYABLE = new Set(['40001', '40P01']);

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

export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : null;
}
