export function cardShapes() {
  return {
    adaptive: { aspectRatio: { base: '16/9', md: '2/3' } },
    poster: { aspectRatio: '2/3' },
  };
}
