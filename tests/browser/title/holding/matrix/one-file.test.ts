import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a plain file', () => breakEach('one file'));
