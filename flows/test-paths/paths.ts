import { type AnyEventObject, type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { bounded } from './bounded';
import { eventsIn } from './events';
import type { Flow } from './flow';
import { snapshotKey } from './names';

interface Step {
  readonly event: AnyEventObject;
  readonly expected: AnyMachineSnapshot;
}
export interface Path {
  readonly input: unknown;
  readonly steps: readonly Step[];
}

type Events = typeof eventsIn;

const EDGES_AT_MOST = 5_000;

/**
 * Returns a shortest path for each pair of a snapshot and an event that is possible there.
 * The path reaches the snapshot, and ends with the event.
 * Omits snapshots at which exploration stops, and paths that other paths begin with.
 */
export function pathsOf(flow: Flow, events: Events = eventsIn): Path[] {
  const ending = { ...flow, machine: bounded(flow.machine) };
  return flow.inputs.flatMap((input) => pathsFrom(ending, events, input));
}

function pathsFrom(flow: Flow, eventsIn: Events, input: unknown): Path[] {
  const leadsOn = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active' &&
    !flow.isFarEnough?.(snapshot) &&
    eventsIn(flow, snapshot).length > 0;
  const ways = getShortestPaths(flow.machine, {
    input,
    events: (snapshot) => eventsIn(flow, snapshot),
    serializeState: snapshotKey,
    limit: EDGES_AT_MOST,
    stopWhen: (snapshot) => !leadsOn(snapshot),
  }).map(({ state, steps: [, ...steps] }) => ({
    snapshot: state,
    steps: steps.map((step): Step => ({ event: step.event, expected: step.state })),
  }));
  const onward = ways.filter(({ snapshot }) => leadsOn(snapshot));
  if (onward.length === 0) return [{ input, steps: [] }];
  const begun = new Set(onward.map(({ steps }) => eventsKey(steps)));
  return onward.flatMap(({ snapshot, steps }) =>
    eventsIn(flow, snapshot)
      .map((event) => [
        ...steps,
        { event, expected: getNextSnapshot(flow.machine, snapshot, event) },
      ])
      .filter((way) => !begun.has(eventsKey(way)))
      .map((way) => ({ input, steps: way })),
  );
}

function eventsKey(steps: readonly Step[]): string {
  return JSON.stringify(steps.map(({ event }) => event));
}
