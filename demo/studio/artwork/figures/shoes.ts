export const shoes = (x: number, y: number, toe = 9) =>
  `M${x - 6} ${y}C${x - 6} ${y - 8} ${x + 4} ${y - 8} ${x + toe - 2} ${y - 4}C${x + toe + 3} ${y - 3} ${x + toe + 3} ${y} ${x + toe} ${y}Z`;
