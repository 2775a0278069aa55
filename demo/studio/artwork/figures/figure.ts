export type Ink = {
  body: string;
  shade: string;
  accent: string;
  glow: string;
};

export type Figure = {
  height: number;
  width: number;
  place: 'ground' | 'air' | 'water' | 'deep';
  /**
   * Returns a silhouette as SVG. `y` grows downwards, and an adult is 200 units tall.
   * The origin is at the feet or the keel, or in the middle of a flying or diving figure.
   */
  draw: (ink: Ink) => string;
};
