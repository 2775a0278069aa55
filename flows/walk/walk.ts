/** A walk through a chart: what happens, and what each step of it crosses. */
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

export interface Cover {
  readonly walks: readonly Walk[];
  /** Goals that no case leads to. */
  readonly missing: readonly string[];
}

/** All that a walk crosses, its beginning included. */
export function allOf({ begin, steps }: Walk): Crossed[] {
  return [begin, ...steps.map(({ crossed }) => crossed)];
}
