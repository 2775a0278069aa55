/** Waiting for a fact. */
import { vi } from 'vitest';

/**
 * What `look` answers once it no longer throws. A fact takes a moment to come true, and longer on
 * a busy machine: the patience is that of a test, not a measure of the server.
 */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 20 });
