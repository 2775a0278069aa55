/** Where the report of what the charts' walks and tests cross is kept. */

/** What each test file of the browser has crossed, one list a file, from the last run of all tests. */
export const CROSSINGS = 'build/crossings';

/** What none of them has crossed, by chart and source: `Missed` of walk/coverage.ts as JSON. */
export const REPORT = 'docs/flows/coverage.json';
