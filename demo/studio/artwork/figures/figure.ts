/**
 * Draws silhouettes. The origin is at the feet or the keel, or at the middle of a flying figure.
 * `y` grows downwards; an adult is 200 units tall.
 */
export type Ink = {
  body: string;
  /** Lies between the body's and the background's colour, for parts at the back. */
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
