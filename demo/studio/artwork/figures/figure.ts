/**
 * A silhouette with its origin at its feet, its keel, or its middle if it flies. `y` grows
 * downwards; an adult is 200 units tall.
 */
export type Ink = {
  body: string;
  /** Between body and background, for parts behind. */
  shade: string;
  accent: string;
  glow: string;
};

export type Figure = {
  height: number;
  width: number;
  place: 'ground' | 'air' | 'water' | 'deep';
  draw: (ink: Ink) => string;
};
