export const HITS = 'build/hits';

export const REPORT = 'build/coverage.json';

export const SHOTS = 'build/shots';
export const TAKEN = 'build/shots/taken.json';
export const STORIES = 'build/stories';
