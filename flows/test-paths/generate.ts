/** Generates few, long test paths, since the browser opens a page for each path. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventsIn } from './events';
import type { Flow } from './flow';
import { type Hits, type Stepper, stepperOf, targetsOf } from './hits';
import { snapshotKey } from './names';
import { BEGINNING, followedUp, type Place } from './place';
import type { Coverage, TestPath } from './test-path';

interface Edge {
  readonly event: AnyEventObject;
  readonly hits: Hits;
}

const STEPS_AT_MOST = 24;

export function testPathsOf(flow: Flow, place: Place = {}, targets?: Iterable<string>): Coverage {
  const stepper = stepperOf(flow.machine);
  const edgesFrom = edgesOf(flow, stepper, place);
  const left = new Set(targets ?? stepper.targets);
  const testPaths: TestPath[] = [];
  for (const input of flow.inputs) {
    for (;;) {
      const begin = followedUp(stepper, place, BEGINNING, stepper.begin(input));
      const steps = stepsFrom(begin, left, edgesFrom);
      if (steps.length === 0 && !targetsOf(begin).some((target) => left.has(target))) break;
      for (const hits of [begin, ...steps.map((step) => step.hits)]) hit(hits, left);
      testPaths.push({ input, begin, steps });
    }
  }
  return { testPaths, missing: [...left] };
}

function stepsFrom(begin: Hits, targets: ReadonlySet<string>, edgesFrom: EdgesFrom): Edge[] {
  const left = new Set(targets);
  const steps: Edge[] = [];
  let place = begin;
  for (;;) {
    hit(place, left);
    const way = nearest(place.snapshot, left, edgesFrom);
    if (way.length === 0 || (steps.length > 0 && steps.length + way.length > STEPS_AT_MOST)) {
      return steps;
    }
    for (const { hits } of way) hit(hits, left);
    steps.push(...way);
    place = way.at(-1)?.hits ?? place;
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
      if (targetsOf(edge.hits).some((target) => left.has(target))) return way;
      const key = snapshotKey(edge.hits.snapshot);
      if (known.has(key)) continue;
      known.add(key);
      ways.push({ snapshot: edge.hits.snapshot, steps: way });
    }
  }
  return [];
}

type EdgesFrom = (snapshot: AnyMachineSnapshot) => readonly Edge[];

function edgesOf(flow: Flow, stepper: Stepper, place: Place): EdgesFrom {
  const { isPossible = () => true } = place;
  const onward = (event: AnyEventObject, from: AnyMachineSnapshot) =>
    followedUp(stepper, place, event, stepper.step(from, event));
  const known = new Map<string, readonly Edge[]>();
  return (snapshot) => {
    const key = snapshotKey(snapshot);
    const edges =
      known.get(key) ??
      (snapshot.status !== 'active' || flow.isFarEnough?.(snapshot)
        ? []
        : eventsIn(flow, snapshot)
            .filter((event) => isPossible(event, snapshot))
            .map((event) => ({ event, hits: onward(event, snapshot) })));
    known.set(key, edges);
    return edges;
  };
}

function hit(hits: Hits, left: Set<string>): void {
  for (const target of targetsOf(hits)) left.delete(target);
}
