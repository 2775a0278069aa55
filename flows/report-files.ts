/** Reports of the last `npm test`. */

export const HITS = 'build/hits';

/** Targets that were not hit: `Missed` of test-paths/coverage.ts as JSON. */
export const REPORT = 'build/coverage.json';

/** `<id of a state>.jpg` */
export const SHOTS = 'build/shots';
/** `Taken` of atlas/taken.ts as JSON. */
export const TAKEN = 'build/shots/taken.json';
export const STORIES = 'build/stories';
