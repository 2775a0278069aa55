/** How long the browser tests wait for a fact, in milliseconds. A test that needs more says why. */

/** For what a page shows or does. */
export const PATIENCE = 5_000;
/** For a page to open, on a busy machine. */
export const NAVIGATION_TIME = 15_000;
/** For a whole test. */
export const TEST_TIME = 20_000;
