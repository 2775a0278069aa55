import { fileURLToPath } from 'node:url';

export const OUTPUT = fileURLToPath(new URL('../../streams/', import.meta.url));
