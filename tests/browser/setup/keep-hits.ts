import { afterAll, expect } from 'vitest';
import { keepHits } from './hits';

afterAll(() => keepHits(expect.getState().testPath ?? ''));
