/** What a laid-out chart is made of; lengths in pixels, from the picture's upper left corner. */
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
  /** Of its words, without the padding around them. */
  readonly words: Place;
}

export interface PlacedArrow extends Arrow {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Place & { readonly box: Box };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** A state before the states within it. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  /** Where transitions begin that a state answers to whatever goes on within it. */
  readonly anytimes: readonly Place[];
}
