import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a stream whose segments are ranges of one file', () => breakEach('byte ranges'));
