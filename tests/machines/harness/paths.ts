/** Paths through a chart: to every situation by the shortest way, then along every edge out of it. */
import { type AnyEventObject, type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { eventsIn } from './events';
import type { Flow } from './flow';

/** What happens, and the situation that the chart must be in afterwards. */
interface Step {
  readonly event: AnyEventObject;
  readonly expected: AnyMachineSnapshot;
}
export interface Path {
  readonly input: unknown;
  readonly steps: readonly Step[];
}

/** More edges than this: a context that grows without end, or cases that could be fewer. */
const EDGES_AT_MOST = 20_000;

/**
 * All paths of a flow, those that others begin with left out.
 *
 * A situation is a state value with its context: from the same situation a chart goes on the same.
 */
export function pathsOf(flow: Flow): Path[] {
  return flow.inputs.flatMap((input) => pathsFrom(flow, input));
}

function pathsFrom(flow: Flow, input: unknown): Path[] {
  const leadsOn = (situation: AnyMachineSnapshot) =>
    situation.status === 'active' &&
    !flow.isFarEnough?.(situation) &&
    eventsIn(flow, situation).length > 0;
  const ways = getShortestPaths(flow.machine, {
    input,
    events: (situation) => eventsIn(flow, situation),
    serializeState: situationKey,
    limit: EDGES_AT_MOST,
    stopWhen: (situation) => !leadsOn(situation),
  }).map(({ state, steps: [, ...steps] }) => ({
    situation: state,
    steps: steps.map((step): Step => ({ event: step.event, expected: step.state })),
  }));
  const onward = ways.filter(({ situation }) => leadsOn(situation));
  if (onward.length === 0) return [{ input, steps: [] }];
  const begun = new Set(onward.map(({ steps }) => eventsKey(steps)));
  return onward.flatMap(({ situation, steps }) =>
    eventsIn(flow, situation)
      .map((event) => [
        ...steps,
        { event, expected: getNextSnapshot(flow.machine, situation, event) },
      ])
      .filter((way) => !begun.has(eventsKey(way)))
      .map((way) => ({ input, steps: way })),
  );
}

function situationKey({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context });
}

function eventsKey(steps: readonly Step[]): string {
  return JSON.stringify(steps.map(({ event }) => event));
}
