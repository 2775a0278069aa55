/** Whether this server should be sent requests: its database answers, and it is not about to stop. */
import type { Db } from '../db/db';
import { within } from './deadline';
import { unavailable } from './http-error';

/** Probes give up after a few seconds. */
const PROBE_MS = 2_000;
/** For so long a database that has answered is taken to be there: a flood of probes does not reach it. */
const FRESH_MS = 1_000;
/** From then on it is asked again, while probes are still told the last answer: none waits its turn. */
const RENEW_MS = 500;

export interface Readiness {
  /** `degraded`: there is no room to write. Throws what is answered while it is not ready: 503. */
  check(): Promise<'ok' | 'degraded'>;
  /** From now on the server is not ready: it is going to stop. */
  endSoon(): void;
}

/** @param now in ms, of any beginning */
export function createReadiness(
  { query, hasRoom }: Pick<Db, 'query' | 'hasRoom'>,
  now: () => number = () => performance.now(),
): Readiness {
  let isEnding = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function askDatabase(): Promise<void> {
    const askedAt = now();
    try {
      await within(PROBE_MS, query('select 1'));
      answeredAt = askedAt;
    } finally {
      asking = null;
    }
  }

  async function databaseAnswers(): Promise<void> {
    const age = now() - answeredAt;
    if (age > RENEW_MS) asking ??= askDatabase();
    if (age > FRESH_MS) await asking;
    // Who is not waited for fails at the next probe that waits.
    else asking?.catch(() => {});
  }

  return {
    async check() {
      if (isEnding) throw unavailable();
      await databaseAnswers();
      return (await hasRoom()) ? 'ok' : 'degraded';
    },
    endSoon() {
      isEnding = true;
    },
  };
}
