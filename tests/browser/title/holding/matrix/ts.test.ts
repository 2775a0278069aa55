/** What a viewer sees where a part of the film can't be had. */
import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a stream of MPEG-TS', () => breakEach('TS'));
