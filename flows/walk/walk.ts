/** A test path through a chart: its events, and the hits of each step. */
import type { AnyEventObject } from 'xstate';
import type { Crossed } from './crossings';

interface Step {
  readonly event: AnyEventObject;
  readonly crossed: Crossed;
}

export interface Walk {
  readonly input: unknown;
  readonly begin: Crossed;
  readonly steps: readonly Step[];
}

export interface Coverage {
  readonly walks: readonly Walk[];
  readonly missing: readonly string[];
}

export function allOf({ begin, steps }: Walk): Crossed[] {
  return [begin, ...steps.map(({ crossed }) => crossed)];
}
