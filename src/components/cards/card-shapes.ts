/** For a recipe: the shapes of a card's picture, of width to height. */
export function cardShapes() {
  return {
    adaptive: { aspectRatio: { base: '16/9', md: '2/3' } },
    poster: { aspectRatio: '2/3' },
  };
}
