import { afterAll, expect } from 'vitest';
import { keepCrossings } from './crossings';

afterAll(() => keepCrossings(expect.getState().testPath ?? ''));
