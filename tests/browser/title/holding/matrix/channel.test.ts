/** What a viewer sees where a part of the film can't be had. */
import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a channel', () => breakEach('channel'));
