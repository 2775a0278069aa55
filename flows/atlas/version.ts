import { readFileSync } from 'node:fs';

/** Of Fin, as its package says. */
export const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
};
