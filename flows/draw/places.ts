import type { Arrow } from './arrows';
import type { Box } from './boxes';
import type { State } from './chart';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedState extends Place {
  readonly state: State;
  readonly box: Box;
  readonly words: Place;
}

export interface PlacedArrow extends Arrow {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Place & { readonly box: Box };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Parents come before their children. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  readonly anytimes: readonly Place[];
}
