import { fileURLToPath } from 'node:url';

/** The folder of all streams. */
export const OUTPUT = fileURLToPath(new URL('../../streams/', import.meta.url));
