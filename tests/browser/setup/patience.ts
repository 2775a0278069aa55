/** Timeouts in milliseconds allow for a busy machine; a longer timeout needs a reason. */

export const PATIENCE = 10_000;
export const NAVIGATION_TIME = 20_000;
export const TEST_TIME = 40_000;
