import ELK, { type ElkExtendedEdge, type ElkNode, type ElkShape } from 'elkjs';
import {
  ANY_TIME,
  type Arrow,
  anyTimeOf,
  arrowsIn,
  type HasArrow,
  leadsElsewhere,
  leadsInside,
  staysNear,
} from './arrows';
import { labelBox, PADDING, stateBox } from './boxes';
import { type State, statesBelow } from './chart';
import { roomFor } from './passages';
import type { Layout, Place, PlacedArrow, PlacedState } from './places';

const WIDEST = 1380;
const MANY = 9;
const MARGIN = 8;

const elk = new ELK();
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelLabel': '4',
};
type Widened = ReadonlyMap<string, number>;

const ON_THE_LINE = { 'elk.edgeLabels.inline': 'true' };

export async function layOut(chart: State, widest = WIDEST): Promise<Layout> {
  const fits = ({ width }: Layout) => width <= widest;
  const drawn = await both(chart, leadsElsewhere);
  const layouts = drawn.some(fits) ? drawn : await both(chart, staysNear);
  const fitting = layouts.filter(fits);
  return fitting.length > 0 ? leastOf(fitting, 'height') : leastOf(layouts, 'width');
}

function leastOf(layouts: readonly Layout[], side: 'width' | 'height'): Layout {
  return layouts.reduce((one, other) => (other[side] < one[side] ? other : one));
}

async function both(chart: State, hasArrow: HasArrow): Promise<Layout[]> {
  const down = await layOutIn('DOWN', chart, hasArrow);
  if (statesBelow(chart).length > MANY) return [down];
  return [down, await layOutIn('RIGHT', chart, hasArrow)];
}

async function layOutIn(
  direction: 'DOWN' | 'RIGHT',
  chart: State,
  hasArrow: HasArrow,
  widened: Widened = new Map(),
): Promise<Layout> {
  const states = statesBelow(chart);
  const arrows = arrowsIn(chart, hasArrow);
  const graph = await elk.layout({
    id: '',
    layoutOptions: { ...OPTIONS, 'elk.direction': direction },
    children: [nodeOf(chart, hasArrow, widened)],
    edges: arrows.map(edgeOf),
  });
  const places = new Map(nodesBelow(graph).map((node) => [node.id, placeOf(node)]));
  const edges = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  const placedArrows = arrows.map((arrow) => placed(arrow, edges.get(arrow.id)));
  const placedStates = states.map((state) => {
    const box = stateBox(state, hasArrow);
    const place = places.get(state.id) as Place;
    return { state, box, words: roomFor(box, place, placedArrows), ...place };
  });
  const tooNarrow = placedStates.filter((it) => widthMissingIn(it) > 0);
  if (tooNarrow.length > 0 && widened.size === 0) {
    const missing = tooNarrow.map((it) => [it.state.id, widthMissingIn(it)] as const);
    return layOutIn(direction, chart, hasArrow, new Map(missing));
  }
  return {
    ...placeOf(graph as ElkNode),
    states: placedStates,
    arrows: placedArrows,
    anytimes: [...places].filter(([id]) => id.endsWith(ANY_TIME)).map(([, place]) => place),
  };
}

export function widthMissingIn({ x, width, words }: PlacedState): number {
  return Math.ceil(round(words.x + words.width + PADDING - x - width));
}

function nodeOf(state: State, hasArrow: HasArrow, widened: Widened): ElkNode {
  const { width, height } = stateBox(state, hasArrow);
  if (state.states.length === 0) return { id: state.id, width, height };
  const isAnyTime = state.transitions.some(leadsInside);
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${height + 4},left=14,bottom=14,right=${14 + (widened.get(state.id) ?? 0)}]`,
    },
    children: [
      ...(isAnyTime ? [{ id: anyTimeOf(state.id), width: 92, height: 24 }] : []),
      ...state.states.map((child) => nodeOf(child, hasArrow, widened)),
    ],
  };
}

function edgeOf({ id, from, target, transitions }: Arrow): ElkExtendedEdge {
  const { width, height } = labelBox(transitions);
  return {
    id,
    sources: [from],
    targets: [target],
    labels: [{ text: id, width, height, layoutOptions: ON_THE_LINE }],
  };
}

function placed(arrow: Arrow, edge: ElkExtendedEdge | undefined): PlacedArrow {
  const [section] = edge?.sections ?? [];
  const [label] = edge?.labels ?? [];
  if (!section || !label) throw new Error(`There is no way for ${arrow.id}.`);
  return {
    ...arrow,
    points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
    label: { ...placeOf(label), box: labelBox(arrow.transitions) },
  };
}

function nodesBelow(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)]);
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Place {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** Rounds to tenths of a pixel, so that invisible differences do not change the files. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
