import { describe } from 'vitest';
import { breakEach } from './matrix';

describe('of a channel', () => breakEach('channel'));
