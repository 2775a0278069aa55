import { type Box, LABEL_PADDING, PADDING } from './boxes';
import type { Layout, Place, PlacedArrow } from './places';

type Line = Pick<PlacedArrow, 'points'>;

const GAP = 6;

export function roomFor(box: Box, { x, y }: Pick<Place, 'x' | 'y'>, lines: readonly Line[]): Place {
  const words = within({ x, y, width: box.width, height: box.height }, PADDING);
  const segments = lines.flatMap(segmentsOf).sort((one, other) => one.x - other.x);
  const left = segments.reduce(
    (at, segment) => (overlap({ ...words, x: at }, segment) ? segment.x + segment.width + GAP : at),
    words.x,
  );
  return { ...words, x: left };
}

export function linesThroughWords({ states, arrows, anytimes }: Layout): string[] {
  const words = [
    ...states.map(({ state, words }) => ({ owner: state.id, place: words })),
    ...arrows.map(({ id, label }) => ({ owner: id, place: within(label, LABEL_PADDING) })),
    ...anytimes.map((place) => ({ owner: 'at any time', place: within(place, LABEL_PADDING) })),
  ];
  return arrows.flatMap((arrow) =>
    words
      .filter(({ owner }) => owner !== arrow.id)
      .filter(({ place }) => segmentsOf(arrow).some((segment) => overlap(segment, place)))
      .map(({ owner }) => `${arrow.id}, through ${owner}`),
  );
}

function segmentsOf({ points }: Line): Place[] {
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });
}

function overlap(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function within({ x, y, width, height }: Place, padding: number): Place {
  return {
    x: x + padding,
    y: y + padding,
    width: width - 2 * padding,
    height: height - 2 * padding,
  };
}
