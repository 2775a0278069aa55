export const HITS = 'build/hits';

export const REPORT = 'build/coverage.json';

/** Files are named `<state id>.jpg`. */
export const SHOTS = 'build/shots';
export const TAKEN = 'build/shots/taken.json';
export const STORIES = 'build/stories';
