/** A recording as walks: for each of its steps the case that leads to the same states. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type FlowName, flowCalled, isFlowName } from '../flows';
import { BEGIN, STOP, type Step } from '../live/allowed';
import type { Walk } from './cover';
import { type Walker, walkerOf } from './crossings';
import { eventsIn } from './events';
import type { Flow } from './flow';

/** What became of one actor's steps. */
export interface Replay {
  readonly name: FlowName;
  readonly use: string;
  readonly steps: readonly Step[];
  /** As far as there are cases; `null` where none begins as the recording does. */
  readonly walk: Walk | null;
  /** The first step for which there is no case. */
  readonly unmatched: Step | null;
}

/** @throws {Error} for a recording with a chart that is no more */
export function replaysOf(recording: readonly Step[]): Replay[] {
  return runsIn(recording).map(replayOf);
}

/** The steps of each actor from its beginning to its end. */
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

function replayOf(steps: Step[]): Replay {
  const [first, ...rest] = steps;
  const { chart: name = '', use = '' } = first ?? {};
  if (!first || !isFlowName(name)) throw new Error(`No chart is called ${name}.`);
  const flow = flowCalled(name);
  const walker = walkerOf(flow.machine);
  const told = { name, use, steps };
  let walks = first.event === BEGIN ? beginnings(flow, walker, first) : [];
  if (walks.length === 0) return { ...told, walk: null, unmatched: first };
  for (const step of rest) {
    const next = walks.flatMap((walk) => onward(flow, walker, walk, step));
    if (next.length === 0) return { ...told, walk: walks[0] ?? null, unmatched: step };
    walks = distinct(preferred(next, step));
  }
  return { ...told, walk: walks[0] ?? null, unmatched: null };
}

function beginnings({ inputs }: Flow, walker: Walker, first: Step): Walk[] {
  return inputs
    .map((input) => ({ input, begin: walker.begin(input), steps: [] }))
    .filter(({ begin }) => isWhere(begin.snapshot, first));
}

function onward(flow: Flow, walker: Walker, walk: Walk, step: Step): Walk[] {
  const { snapshot } = endOf(walk);
  return casesOf(flow, snapshot, step.event)
    .map((event) => ({ event, crossed: walker.step(snapshot, event) }))
    .filter(({ crossed }) => isWhere(crossed.snapshot, step))
    .map((next) => ({ ...walk, steps: [...walk.steps, next] }));
}

/** What nobody answers to, changes nothing, whatever it carries. */
function casesOf(flow: Flow, snapshot: AnyMachineSnapshot, type: string): AnyEventObject[] {
  const isAnswered = snapshot._nodes.some(({ ownEvents }) => ownEvents.includes(type));
  return isAnswered ? eventsIn(flow, snapshot).filter((event) => event.type === type) : [{ type }];
}

/** Those that also take the recorded way, where there are any. */
function preferred(walks: readonly Walk[], { transitions }: Step): readonly Walk[] {
  const alike = walks.filter((walk) => {
    const crossed = endOf(walk).transitions;
    return crossed.size === transitions.length && transitions.every((id) => crossed.has(id));
  });
  return alike.length > 0 ? alike : walks;
}

function distinct(walks: readonly Walk[]): Walk[] {
  const byEnd = new Map<string, Walk>();
  for (const walk of walks) {
    const { value, context } = endOf(walk).snapshot;
    const key = JSON.stringify({ value, context });
    if (!byEnd.has(key)) byEnd.set(key, walk);
  }
  return [...byEnd.values()];
}

function isWhere({ _nodes }: AnyMachineSnapshot, { states }: Step): boolean {
  const leaves = _nodes.filter((node) => Object.keys(node.states).length === 0);
  return leaves.length === states.length && leaves.every(({ id }) => states.includes(id));
}

function endOf({ begin, steps }: Walk) {
  return steps.at(-1)?.crossed ?? begin;
}
