/**
 * A silhouette: drawn with its feet (or keel, or middle when it flies) at 0,0, y growing downwards,
 * a grown person being 200 units tall.
 */
export type Ink = {
  body: string;
  /** A tone between body and background for the parts that lie behind. */
  shade: string;
  accent: string;
  /** Lamps, eyes, windows. */
  glow: string;
};

export type Figure = {
  height: number;
  width: number;
  /** Where it belongs: on the ground, in the air, on the water or under it. */
  place: 'ground' | 'air' | 'water' | 'deep';
  draw: (ink: Ink) => string;
};
