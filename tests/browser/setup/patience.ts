/**
 * How long the browser tests wait for a fact, in milliseconds. A test that needs more says why. On two quiet cores
 * a quarter of each is enough; the rest is for a machine that does other work, too.
 */

/** For what a page shows or does. */
export const PATIENCE = 10_000;
/** For a page to open, on a busy machine. */
export const NAVIGATION_TIME = 20_000;
/** For a whole test. */
export const TEST_TIME = 40_000;
