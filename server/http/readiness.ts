/** Whether this server should be sent requests: its database answers, and it is not about to stop. */
import type { Db } from '../db/db';
import { within } from './deadline';
import { unavailable } from './http-error';

/** Probes give up after a few seconds. */
const PROBE_MS = 2_000;

export interface Readiness {
  /** `degraded`: there is no room to write. Throws what is answered while it is not ready: 503. */
  check(): Promise<'ok' | 'degraded'>;
  /** From now on the server is not ready: it is going to stop. */
  endSoon(): void;
}

export function createReadiness({ query, hasRoom }: Pick<Db, 'query' | 'hasRoom'>): Readiness {
  let isEnding = false;
  return {
    async check() {
      if (isEnding) throw unavailable();
      await within(PROBE_MS, query('select 1'));
      return (await hasRoom()) ? 'ok' : 'degraded';
    },
    endSoon() {
      isEnding = true;
    },
  };
}
