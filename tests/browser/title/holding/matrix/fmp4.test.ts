import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a stream of fMP4', () => breakEach('fMP4'));
