export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const SIDEWAYS = 0.3;
const ALIGNMENT = 0.05;

export function nearestBox(
  from: Box,
  boxes: readonly Box[],
  direction: Direction,
  reach: number,
): number {
  const turn = turns[direction];
  const origin = turn(from);
  const isInLine = direction === 'left' || direction === 'right';
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.map(turn).forEach((box, index) => {
    const isAhead = box.top >= middle(origin.top, origin.bottom) && box.bottom > origin.bottom;
    const way = Math.max(0, box.top - origin.bottom);
    const aside = Math.max(0, box.left - origin.right, origin.left - box.right);
    if (!isAhead || way > reach || (isInLine && aside > 0)) return;
    const offset = Math.abs(middle(box.left, box.right) - middle(origin.left, origin.right));
    const cost = way + aside * SIDEWAYS + offset * ALIGNMENT;
    if (cost >= least) return;
    least = cost;
    nearest = index;
  });
  return nearest;
}

const turns: Record<Direction, (box: Box) => Box> = {
  down: (box) => box,
  up: ({ left, top, right, bottom }) => ({ left, right, top: -bottom, bottom: -top }),
  right: ({ left, top, right, bottom }) => ({
    left: top,
    right: bottom,
    top: left,
    bottom: right,
  }),
  left: ({ left, top, right, bottom }) => ({
    left: top,
    right: bottom,
    top: -right,
    bottom: -left,
  }),
};

function middle(from: number, to: number): number {
  return (from + to) / 2;
}
