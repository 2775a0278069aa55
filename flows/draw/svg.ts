import { ANY_TIME } from './arrows';
import { BLOCK_GAP, type Box, LABEL_PADDING, LINE_HEIGHT, sizeOf } from './boxes';
import type { Part, State } from './chart';
import { colours, style } from './colours';
import { escaped } from './escape';
import { round } from './layout';
import type { Layout, Place, PlacedArrow, PlacedState } from './places';

const KINDS = ['event', 'done', 'error', 'time', 'always'] as const;

export function svgOf(chart: State, layout: Layout, isAlone: boolean): string {
  const { width, height, states, arrows, anytimes } = layout;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" ${size} role="img" aria-label="${escaped(`The chart ${chart.key}`)}">`,
    ...(isAlone ? [`<style>${colours}${style}</style>`] : []),
    `<defs>${KINDS.map(arrowHead).join('')}</defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...states.map(stateSvg),
    ...anytimes.map(anyTimeSvg),
    ...arrows.map(lineSvg),
    ...states.map(factsSvg),
    ...arrows.map(labelSvg),
    '</svg>\n',
  ].join('\n');
}

function arrowHead(kind: string): string {
  return (
    `<marker id="to-${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" ` +
    `markerUnits="userSpaceOnUse" orient="auto"><path class="head ${kind}" d="M0 0 8 4 0 8z"/></marker>`
  );
}

function stateSvg({ state, x, y, width, height }: PlacedState): string {
  const type = state.states.length === 0 ? 'atomic' : 'nest';
  const dot = state.isInitial
    ? `<circle class="initial" cx="${round(x)}" cy="${round(y)}" r="5"><title>Begins here</title></circle>`
    : '';
  const inner =
    state.type === 'final'
      ? `<rect class="inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="6"/>`
      : '';
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;
  const marks = [type, state.type, ...state.tags.map((tag) => `tag-${tag}`)].join(' ');
  return `<g class="state ${escaped(marks)}" data-state="${escaped(state.id)}">${rect}${inner}${dot}</g>`;
}

function factsSvg({ state, box, words }: PlacedState): string {
  const texts = wordsOf(box, words.x, words.y);
  return `<g class="facts" data-state="${escaped(state.id)}">${titleOf(state.parts)}${texts}</g>`;
}

function anyTimeSvg({ x, y, width, height }: Place): string {
  const words = `<text x="${round(x + width / 2)}" y="${round(y + height / 2 + 4)}">${ANY_TIME}</text>`;
  return `<g class="anytime"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/>${words}</g>`;
}

function lineSvg({ kind, transitions, points }: PlacedArrow): string {
  const ids = escaped(JSON.stringify(transitions.map(({ id }) => id)));
  const way = wayThrough(points.map(({ x, y }) => ({ x: round(x), y: round(y) })));
  return `<path class="line ${kind}" data-transitions="${ids}" d="${way}" marker-end="url(#to-${kind})"/>`;
}

function labelSvg({ label }: PlacedArrow): string {
  const { x, y, width, height, box } = label;
  const paper = `<rect class="label" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`;
  return paper + wordsOf(box, x + LABEL_PADDING, y + LABEL_PADDING);
}

function wordsOf({ blocks }: Box, x: number, y: number): string {
  let top = y;
  return blocks
    .map(({ transition, lines }) => {
      const texts = lines.map(({ text, style }, at) => {
        const baseline = round(top + at * LINE_HEIGHT + sizeOf(style));
        return `<text class="${style}" x="${round(x)}" y="${baseline}">${escaped(text)}</text>`;
      });
      top += lines.length * LINE_HEIGHT + BLOCK_GAP;
      if (transition === null) return texts.join('');
      return `<g class="words ${transition.kind}" data-transition="${escaped(transition.id)}">${titleOf(transition.parts, transition.description)}${texts.join('')}</g>`;
    })
    .join('');
}

function titleOf(parts: readonly Part[], description: string | null = null): string {
  const lines = [
    description ?? [],
    parts.map(({ name, sentence }) => `${name}: ${sentence}`),
  ].flat();
  return lines.length === 0 ? '' : `<title>${escaped(lines.join('\n'))}</title>`;
}

function wayThrough(points: readonly { x: number; y: number }[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [from, to] = [towards(point, before), towards(point, after)];
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(6, length / 2) / length;
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}
