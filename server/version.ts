import { readFileSync } from 'node:fs';
import { paths } from './paths';

export const { version: VERSION } = JSON.parse(readFileSync(paths.manifest, 'utf8')) as {
  version: string;
};
