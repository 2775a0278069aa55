/** Where walks are made, such as the built site: what can happen there, and what comes of it. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { unreachable } from '../unreachable';
import type { Crossed, Walker } from './crossings';
import type { Flow } from './flow';
import { branchesOf, nodesBelow, transitionId } from './names';

/** Without any of these, all can happen and nothing comes by itself: a walk over stand-ins. */
export interface Place {
  /** Whether something can happen in a snapshot: what no gesture can cause is left out. */
  isPossible?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
  /** What the place itself sends after an event (`xstate.init` at the beginning), and so on. */
  followUp?(event: AnyEventObject, snapshot: AnyMachineSnapshot): AnyEventObject | null;
  /** Whether the chart is gone after it, so that a walk ends there. */
  isLast?(event: AnyEventObject): boolean;
}

export const BEGINNING: AnyEventObject = { type: 'xstate.init' };

/** The built site as a place of walks. */
export function siteOf(flow: Flow): Place {
  const { follows = {}, endings = [], isPossible = () => true } = flow.site ?? {};
  const uncaused = uncausedIn(flow);
  return {
    isPossible: (event, snapshot) =>
      !uncaused.has(event.type) &&
      // A refused session is the session's own affair: it takes the page, and this chart, away.
      event.error?.kind !== 'unauthorized' &&
      isPossible(event, snapshot),
    followUp(event, snapshot) {
      for (const [type, followUp] of Object.entries(follows)) {
        const payload = followUp(event, snapshot);
        if (payload) return { ...payload, type };
      }
      return null;
    },
    isLast: ({ type }) => endings.includes(type),
  };
}

/** Events none of whose transitions the site reaches. */
export function uncausedIn({ machine }: Flow): Set<string> {
  const nodes = nodesBelow(machine.root);
  const ids = nodes.flatMap((node) => branchesOf(node).flatMap((it) => it.map(transitionId)));
  const events = nodes.flatMap((node) => node.ownEvents as string[]);
  return new Set(
    events.filter((type) =>
      ids.filter((id) => id.includes(` on ${type} #`)).every((id) => id in unreachable),
    ),
  );
}

/** More events than this that follow one another go round in a circle. */
const FOLLOW_UPS_AT_MOST = 24;

/**
 * A step and all that the place sends by itself after it, as one.
 *
 * @param event what the step was; `BEGINNING` for a walk's beginning
 * @throws {Error} where the place never stops sending
 */
export function followedUp(
  walker: Walker,
  { followUp = () => null, isLast = () => false }: Place,
  event: AnyEventObject,
  step: Crossed,
): Crossed {
  let whole = step;
  const parts = [{ event, expected: step.snapshot }];
  let next = followUp(event, step.snapshot);
  for (let count = 0; next !== null; count += 1) {
    if (count === FOLLOW_UPS_AT_MOST) throw new Error(`${event.type} is followed without end.`);
    whole = joined(whole, walker.step(whole.snapshot, next));
    parts.push({ event: next, expected: whole.snapshot });
    next = followUp(next, whole.snapshot);
  }
  return { ...(isLast(event) ? stopped(whole) : whole), parts };
}

/** Two steps as one. */
export function joined(first: Crossed, next: Crossed): Crossed {
  return {
    snapshot: next.snapshot,
    states: new Set([...first.states, ...next.states]),
    transitions: new Set([...first.transitions, ...next.transitions]),
    passed: new Set([...first.passed, ...next.passed]),
    refused: new Set([...first.refused, ...next.refused]),
    handed: [...first.handed, ...next.handed],
  };
}

/** A step after which the chart is gone. */
export function stopped(step: Crossed): Crossed {
  return { ...step, snapshot: { ...step.snapshot, status: 'stopped' } as AnyMachineSnapshot };
}
