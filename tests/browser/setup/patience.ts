/** Timeouts in milliseconds, long enough for a busy machine. */

export const PATIENCE = 10_000;
export const NAVIGATION_TIME = 20_000;
export const TEST_TIME = 40_000;
