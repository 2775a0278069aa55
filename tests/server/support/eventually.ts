import { vi } from 'vitest';

/** Retries `look` until it no longer throws, for as long as a busy machine may need. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 20 });
