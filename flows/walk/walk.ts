/** A test path through a chart: its events, and the hits of each step. */
import type { AnyEventObject } from 'xstate';
import type { Hits } from './hits';

interface Step {
  readonly event: AnyEventObject;
  readonly hits: Hits;
}

export interface Walk {
  readonly input: unknown;
  readonly begin: Hits;
  readonly steps: readonly Step[];
}

export interface Coverage {
  readonly walks: readonly Walk[];
  readonly missing: readonly string[];
}

export function allOf({ begin, steps }: Walk): Hits[] {
  return [begin, ...steps.map(({ hits }) => hits)];
}
