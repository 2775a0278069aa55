/** Whether this server should be sent requests: its database answers, and it is not about to stop. */
import type { Db } from '../db/db';
import { within } from './deadline';
import { unavailable } from './http-error';

/** Probes give up after a few seconds. */
const PROBE_MS = 2_000;
/** For so long what the database has answered holds: a flood of probes does not reach it. */
const FRESH_MS = 1_000;
/** From then on it is asked again, while probes are still told the last answer: none waits its turn. */
const RENEW_MS = 500;

export interface Readiness {
  /**
   * `degraded`: there is no room to write; `stale`: the database is away, and lists are answered out of memory. Throws
   * what is answered while it is not ready: 503.
   */
  check(): Promise<Status>;
  /** From now on the server is not ready: it is going to stop. */
  endSoon(): void;
}

type Status = 'ok' | 'degraded' | 'stale';

/**
 * @param canAnswer whether lists are answered though the database is away
 * @param now in ms, of any beginning
 */
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

  async function askOrStandIn(): Promise<Status> {
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
      const age = known === null ? Number.POSITIVE_INFINITY : now() - known.at;
      if (known === null || age > FRESH_MS) return askOrStandIn();
      // Where it fails, the next probe that waits says so.
      if (age > RENEW_MS) ask().catch(() => {});
      return known.status;
    },
    endSoon() {
      isEnding = true;
    },
  };
}
