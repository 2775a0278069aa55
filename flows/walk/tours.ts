/**
 * Few and long walks through a chart: each goes on from where it is to the nearest thing not crossed
 * yet. A browser opens a page for each walk, so the fewer the better.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Cover, Walk } from './cover';
import { type Crossed, goalsOf, type Walker, walkerOf } from './crossings';
import { eventsIn } from './events';
import type { Flow } from './flow';

/** Where walks are made: what can happen there, and what comes of it. */
export interface Place {
  /** Whether something can happen in a snapshot: what no gesture can cause is left out. */
  isPossible?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
  /** What the place itself sends after an event (`xstate.init` at the beginning), and so on. */
  followUp?(event: AnyEventObject, snapshot: AnyMachineSnapshot): AnyEventObject | null;
  /** Whether the chart is gone after it, so that a walk ends there. */
  isLast?(event: AnyEventObject): boolean;
}

interface Edge {
  readonly event: AnyEventObject;
  readonly crossed: Crossed;
}

/** More steps than this are hard to follow when one fails; a new walk begins. */
const STEPS_AT_MOST = 24;
/** More events than this that follow one another go round in a circle. */
const FOLLOW_UPS_AT_MOST = 24;

export function toursOf(flow: Flow, place: Place = {}): Cover {
  const walker = walkerOf(flow.machine);
  const edgesFrom = edgesOf(flow, walker, place);
  const left = new Set(walker.goals);
  const walks: Walk[] = [];
  for (const input of flow.inputs) {
    for (;;) {
      const begin = followedUp(walker, place, { type: 'xstate.init' }, walker.begin(input));
      const steps = stepsFrom(begin, left, edgesFrom);
      if (steps.length === 0 && !goalsOf(begin).some((goal) => left.has(goal))) break;
      for (const crossed of [begin, ...steps.map((step) => step.crossed)]) cross(crossed, left);
      walks.push({ input, begin, steps });
    }
  }
  return { walks, missing: [...left] };
}

function stepsFrom(begin: Crossed, goals: ReadonlySet<string>, edgesFrom: EdgesFrom): Edge[] {
  const left = new Set(goals);
  const steps: Edge[] = [];
  let place = begin;
  for (;;) {
    cross(place, left);
    const way = nearest(place.snapshot, left, edgesFrom);
    if (way.length === 0 || (steps.length > 0 && steps.length + way.length > STEPS_AT_MOST)) {
      return steps;
    }
    for (const { crossed } of way) cross(crossed, left);
    steps.push(...way);
    place = way.at(-1)?.crossed ?? place;
  }
}

/** The shortest way to something that is left; empty where there is none. */
function nearest(
  from: AnyMachineSnapshot,
  left: ReadonlySet<string>,
  edgesFrom: EdgesFrom,
): readonly Edge[] {
  const known = new Set([keyOf(from)]);
  const ways: { snapshot: AnyMachineSnapshot; steps: readonly Edge[] }[] = [
    { snapshot: from, steps: [] },
  ];
  for (const { snapshot, steps } of ways) {
    for (const edge of edgesFrom(snapshot)) {
      const way = [...steps, edge];
      if (goalsOf(edge.crossed).some((goal) => left.has(goal))) return way;
      const key = keyOf(edge.crossed.snapshot);
      if (known.has(key)) continue;
      known.add(key);
      ways.push({ snapshot: edge.crossed.snapshot, steps: way });
    }
  }
  return [];
}

type EdgesFrom = (snapshot: AnyMachineSnapshot) => readonly Edge[];

function edgesOf(flow: Flow, walker: Walker, place: Place): EdgesFrom {
  const { isPossible = () => true, isLast = () => false } = place;
  const onward = (event: AnyEventObject, from: AnyMachineSnapshot) => {
    const crossed = followedUp(walker, place, event, walker.step(from, event));
    return isLast(event) ? stopped(crossed) : crossed;
  };
  const known = new Map<string, readonly Edge[]>();
  return (snapshot) => {
    const key = keyOf(snapshot);
    const edges =
      known.get(key) ??
      (snapshot.status !== 'active' || flow.isFarEnough?.(snapshot)
        ? []
        : eventsIn(flow, snapshot)
            .filter((event) => isPossible(event, snapshot))
            .map((event) => ({ event, crossed: onward(event, snapshot) })));
    known.set(key, edges);
    return edges;
  };
}

function cross(crossed: Crossed, left: Set<string>): void {
  for (const goal of goalsOf(crossed)) left.delete(goal);
}

/** A step and all that follows it by itself, as one. */
function followedUp(
  walker: Walker,
  { followUp = () => null }: Place,
  first: AnyEventObject,
  step: Crossed,
): Crossed {
  let whole = step;
  let next = followUp(first, step.snapshot);
  for (let count = 0; next !== null; count += 1) {
    if (count === FOLLOW_UPS_AT_MOST) throw new Error(`${first.type} is followed without end.`);
    whole = joined(whole, walker.step(whole.snapshot, next));
    next = followUp(next, whole.snapshot);
  }
  return whole;
}

function joined(first: Crossed, next: Crossed): Crossed {
  return {
    snapshot: next.snapshot,
    states: new Set([...first.states, ...next.states]),
    transitions: new Set([...first.transitions, ...next.transitions]),
    passed: new Set([...first.passed, ...next.passed]),
    refused: new Set([...first.refused, ...next.refused]),
  };
}

function stopped(crossed: Crossed): Crossed {
  const snapshot = { ...crossed.snapshot, status: 'stopped' } as AnyMachineSnapshot;
  return { ...crossed, snapshot };
}

function keyOf({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context, status });
}
