/**
 * Few, long test paths through a chart: each continues to the nearest target not yet hit. A browser opens a
 * page for each, so fewer are faster.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Crossed, goalsOf, type Walker, walkerOf } from './crossings';
import { eventsIn } from './events';
import type { Flow } from './flow';
import { snapshotKey } from './names';
import { BEGINNING, followedUp, type Place } from './place';
import type { Coverage, Walk } from './walk';

interface Edge {
  readonly event: AnyEventObject;
  readonly crossed: Crossed;
}

/** Longer paths are hard to follow when they fail. */
const STEPS_AT_MOST = 24;

export function testPathsOf(flow: Flow, place: Place = {}, goals?: Iterable<string>): Coverage {
  const walker = walkerOf(flow.machine);
  const edgesFrom = edgesOf(flow, walker, place);
  const left = new Set(goals ?? walker.goals);
  const walks: Walk[] = [];
  for (const input of flow.inputs) {
    for (;;) {
      const begin = followedUp(walker, place, BEGINNING, walker.begin(input));
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

function nearest(
  from: AnyMachineSnapshot,
  left: ReadonlySet<string>,
  edgesFrom: EdgesFrom,
): readonly Edge[] {
  const known = new Set([snapshotKey(from)]);
  const ways: { snapshot: AnyMachineSnapshot; steps: readonly Edge[] }[] = [
    { snapshot: from, steps: [] },
  ];
  for (const { snapshot, steps } of ways) {
    for (const edge of edgesFrom(snapshot)) {
      const way = [...steps, edge];
      if (goalsOf(edge.crossed).some((goal) => left.has(goal))) return way;
      const key = snapshotKey(edge.crossed.snapshot);
      if (known.has(key)) continue;
      known.add(key);
      ways.push({ snapshot: edge.crossed.snapshot, steps: way });
    }
  }
  return [];
}

type EdgesFrom = (snapshot: AnyMachineSnapshot) => readonly Edge[];

function edgesOf(flow: Flow, walker: Walker, place: Place): EdgesFrom {
  const { isPossible = () => true } = place;
  const onward = (event: AnyEventObject, from: AnyMachineSnapshot) =>
    followedUp(walker, place, event, walker.step(from, event));
  const known = new Map<string, readonly Edge[]>();
  return (snapshot) => {
    const key = snapshotKey(snapshot);
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
