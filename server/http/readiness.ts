/** Whether this server should be sent requests: its database answers, and it is not about to stop. */
import type { Db } from '../db/db';
import { within } from './deadline';
import { unavailable } from './http-error';

/** Probes give up after a few seconds. */
const PROBE_MS = 2_000;
/** For so long a database that has answered is taken to be there: a flood of probes does not reach it. */
const FRESH_MS = 1_000;

export interface Readiness {
  /** `degraded`: there is no room to write. Throws what is answered while it is not ready: 503. */
  check(): Promise<'ok' | 'degraded'>;
  /** From now on the server is not ready: it is going to stop. */
  endSoon(): void;
}

export function createReadiness({ query, hasRoom }: Pick<Db, 'query' | 'hasRoom'>): Readiness {
  let isEnding = false;
  let asked: { at: number; answer: Promise<unknown> } | null = null;

  async function askDatabase(): Promise<void> {
    const now = performance.now();
    if (!asked || now - asked.at > FRESH_MS) {
      asked = { at: now, answer: within(PROBE_MS, query('select 1')) };
    }
    const { answer } = asked;
    await answer.catch((error: unknown) => {
      if (asked?.answer === answer) asked = null;
      throw error;
    });
  }

  return {
    async check() {
      if (isEnding) throw unavailable();
      await askDatabase();
      return (await hasRoom()) ? 'ok' : 'degraded';
    },
    endSoon() {
      isEnding = true;
    },
  };
}
