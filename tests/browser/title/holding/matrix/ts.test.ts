import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a stream of MPEG-TS', () => breakEach('TS'));
