import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type FlowName, flowCalled, isFlowName } from '../flows';
import { BEGIN, STOP, type Step } from '../live/allowed';
import { eventsIn } from './events';
import type { Flow } from './flow';
import { type Hits, type Stepper, stepperOf } from './hits';
import { snapshotKey } from './names';
import { BEGINNING, joined, type Place, stopped } from './place';
import { asRecorded, eventsAsRecorded, fitting } from './recorded';
import type { TestPath } from './test-path';

export type Resolver = (
  name: FlowName,
  use: string,
) => { readonly flow: Flow; readonly place: Place } | null;

const overMocks: Resolver = (name) => ({ flow: flowCalled(name), place: {} });

interface RecordedTestPath extends TestPath {
  readonly steps: readonly (TestPath['steps'][number] & { readonly of: Step })[];
}

export interface Replay {
  readonly name: FlowName;
  readonly use: string;
  readonly steps: readonly Step[];
  readonly testPath: RecordedTestPath | null;
  readonly unmatched: Step | null;
}

/** @throws {Error} if a chart of the recording does not exist */
export function replaysOf(recording: readonly Step[], resolve: Resolver = overMocks): Replay[] {
  return runsIn(recording).flatMap((steps) => replayOf(steps, resolve) ?? []);
}

function runsIn(recording: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  const current = new Map<number, Step[]>();
  for (const step of recording.filter(({ event }) => event !== STOP)) {
    const run = step.event === BEGIN ? undefined : current.get(step.actor);
    if (run) run.push(step);
    else {
      const begun = [step];
      current.set(step.actor, begun);
      runs.push(begun);
    }
  }
  return runs;
}

function replayOf(steps: Step[], resolve: Resolver): Replay | null {
  const [first, ...rest] = steps;
  const { chart: name = '', use = '' } = first ?? {};
  if (!first || !isFlowName(name)) throw new Error(`No chart is called ${name}.`);
  const resolved = resolve(name, use);
  if (!resolved) return null;
  const { flow, place } = resolved;
  const stepper = stepperOf(flow.machine);
  const replay = { name, use, steps };
  let ways = first.event === BEGIN ? beginnings(flow, stepper, first) : [];
  if (ways.length === 0) return { ...replay, testPath: null, unmatched: first };
  for (const step of rest) {
    const next = ways.flatMap((way) => onward(flow, place, stepper, way, step));
    if (next.length === 0)
      return { ...replay, testPath: ways[0]?.testPath ?? null, unmatched: step };
    ways = distinct(preferred(next, step));
  }
  return { ...replay, testPath: ways[0]?.testPath ?? null, unmatched: null };
}

interface Way {
  readonly testPath: RecordedTestPath;
  readonly last: AnyEventObject;
}

function beginnings({ inputs }: Flow, stepper: Stepper, first: Step): Way[] {
  return fitting(inputs, first)
    .map((input) => ({ input: asRecorded(input, first), steps: [] }))
    .map((testPath) => ({ ...testPath, begin: stepper.begin(testPath.input) }))
    .filter(({ begin }) => isWhere(begin.snapshot, first))
    .map((testPath) => ({ testPath, last: BEGINNING }));
}

function onward(flow: Flow, place: Place, stepper: Stepper, way: Way, step: Step): Way[] {
  const { isPossible = () => true, followUp = () => null, isLast = () => false } = place;
  const { testPath, last } = way;
  const { snapshot } = endOf(testPath);
  const following = followUp(last, snapshot);
  if (following?.type === step.event) {
    const whole = joined(endOf(testPath), stepper.step(snapshot, following));
    return isWhere(whole.snapshot, step)
      ? [{ testPath: endingIn(testPath, whole), last: following }]
      : [];
  }
  const next = casesOf(flow, snapshot, step)
    .map((event) => ({ event, hits: stepper.step(snapshot, event) }))
    .filter(({ hits }) => isWhere(hits.snapshot, step));
  const possible =
    isAnswered(snapshot, step.event) || !place.isPossible
      ? next.filter(({ event }) => isPossible(event, snapshot))
      : [];
  if (possible.length === 0)
    return next.some(({ hits }) => snapshotKey(hits.snapshot) === snapshotKey(snapshot))
      ? [way]
      : [];
  return possible.map(({ event, hits }) => {
    const taken = { event, hits: isLast(event) ? stopped(hits) : hits, of: step };
    return { testPath: { ...testPath, steps: [...testPath.steps, taken] }, last: event };
  });
}

function endingIn(testPath: RecordedTestPath, hits: Hits): RecordedTestPath {
  const last = testPath.steps.at(-1);
  if (!last) return { ...testPath, begin: hits };
  return { ...testPath, steps: [...testPath.steps.slice(0, -1), { ...last, hits }] };
}

function casesOf(flow: Flow, snapshot: AnyMachineSnapshot, step: Step): AnyEventObject[] {
  const { event: type } = step;
  if (!isAnswered(snapshot, type)) return [{ type }];
  const cases = eventsIn(flow, snapshot).filter((event) => event.type === type);
  return eventsAsRecorded(cases, step);
}

function isAnswered({ _nodes }: AnyMachineSnapshot, type: string): boolean {
  return _nodes.some(({ ownEvents }) => ownEvents.includes(type));
}

function preferred(ways: readonly Way[], { transitions }: Step): readonly Way[] {
  const alike = ways.filter(({ testPath }) => {
    const hits = endOf(testPath).transitions;
    return hits.size === transitions.length && transitions.every((id) => hits.has(id));
  });
  return alike.length > 0 ? alike : ways;
}

function distinct(ways: readonly Way[]): Way[] {
  const byEnd = new Map<string, Way>();
  for (const way of ways) {
    const key = snapshotKey(endOf(way.testPath).snapshot);
    if (!byEnd.has(key)) byEnd.set(key, way);
  }
  return [...byEnd.values()];
}

function isWhere({ _nodes }: AnyMachineSnapshot, { states }: Step): boolean {
  const leaves = _nodes.filter((node) => Object.keys(node.states).length === 0);
  return leaves.length === states.length && leaves.every(({ id }) => states.includes(id));
}

function endOf({ begin, steps }: TestPath) {
  return steps.at(-1)?.hits ?? begin;
}
