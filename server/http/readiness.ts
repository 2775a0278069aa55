import type { Db } from '../db/db';
import { within } from './deadline';
import { unavailable } from './http-error';

const PROBE_MS = 2_000;
const FRESH_MS = 1_000;
const RENEW_MS = 500;

export interface Readiness {
  /**
   * `degraded`: too little disk space to write. `stale`: the database is unavailable, and cached
   * answers are served.
   *
   * @throws {Error} during shutdown, or if the database is unavailable and no cached answers are
   * recent enough
   */
  check(): Promise<Status>;
  endSoon(): void;
}

type Status = 'ok' | 'degraded' | 'stale';

export function createReadiness(
  { query, hasRoom }: Pick<Db, 'query' | 'hasRoom'>,
  canAnswer: () => boolean = () => false,
  now: () => number = () => performance.now(),
): Readiness {
  let isEnding = false;
  let known: { readonly at: number; readonly status: Status } | null = null;
  let asking: Promise<Status> | null = null;

  async function askDatabase(): Promise<Status> {
    const at = now();
    await within(PROBE_MS, query('select 1'));
    const status = (await hasRoom()) ? 'ok' : 'degraded';
    known = { at, status };
    return status;
  }

  function ask(): Promise<Status> {
    asking ??= askDatabase().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function askOrServeStale(): Promise<Status> {
    try {
      return await ask();
    } catch (error) {
      if (canAnswer()) return 'stale';
      throw error;
    }
  }

  return {
    async check() {
      if (isEnding) throw unavailable();
      if (known === null || now() - known.at > FRESH_MS) return askOrServeStale();
      // Ignores a failure: once the status is too old, `check` asks again and reports failures.
      if (now() - known.at > RENEW_MS) ask().catch(() => {});
      return known.status;
    },
    endSoon() {
      isEnding = true;
    },
  };
}
