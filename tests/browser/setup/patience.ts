/** Timeouts of the browser tests, in milliseconds. A test that needs more says why. They allow for a busy machine. */

export const PATIENCE = 10_000;
export const NAVIGATION_TIME = 20_000;
export const TEST_TIME = 40_000;
