import type { AnyEventObject } from 'xstate';
import type { Hits } from './hits';

interface Step {
  readonly event: AnyEventObject;
  readonly hits: Hits;
}

export interface TestPath {
  readonly input: unknown;
  readonly begin: Hits;
  readonly steps: readonly Step[];
}

export interface Coverage {
  readonly testPaths: readonly TestPath[];
  readonly missing: readonly string[];
}

export function allOf({ begin, steps }: TestPath): Hits[] {
  return [begin, ...steps.map(({ hits }) => hits)];
}
