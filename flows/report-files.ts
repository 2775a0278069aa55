/** Reports of the last `npm test`. */

/** Hits per browser test file. */
export const CROSSINGS = 'build/crossings';

/** Targets that were not hit: `Missed` of walk/coverage.ts as JSON. */
export const REPORT = 'build/coverage.json';

/** `<id of a state>.jpg` */
export const SHOTS = 'build/shots';
/** `Taken` of atlas/taken.ts as JSON. */
export const TAKEN = 'build/shots/taken.json';
/** Broken stories of the last `npm run worlds`, as recordings. */
export const STORIES = 'build/stories';
