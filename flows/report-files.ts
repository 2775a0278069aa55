/** Where the tests leave what they cross of the charts; all of it is made again by `npm test`. */

/** What each test file of the browser has crossed, one list a file, from the last run of all tests. */
export const CROSSINGS = 'build/crossings';

/** What none of them has crossed, by chart and source: `Missed` of walk/coverage.ts as JSON. */
export const REPORT = 'build/coverage.json';

/** Pictures of the site, taken by walks: `<id of a state>.jpg`. */
export const SHOTS = 'build/shots';
/** By which commit and of which chart each was taken: `Taken` of atlas/taken.ts as JSON. */
export const TAKEN = 'build/shots/taken.json';
/** The stories of the last `npm run worlds` that broke a promise, as recordings. */
export const STORIES = 'build/stories';
