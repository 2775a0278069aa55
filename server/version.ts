import { readFileSync } from 'node:fs';
import { paths } from './paths';

/** Of Fin, as its package says. */
export const { version: VERSION } = JSON.parse(readFileSync(paths.manifest, 'utf8')) as {
  version: string;
};
