import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { unreachable } from '../unreachable';
import type { Flow } from './flow';
import type { Hits, Stepper } from './hits';
import { branchesOf, nodesBelow, transitionId } from './names';

export interface Place {
  isPossible?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
  followUp?(event: AnyEventObject, snapshot: AnyMachineSnapshot): AnyEventObject | null;
  isLast?(event: AnyEventObject): boolean;
}

export const BEGINNING: AnyEventObject = { type: 'xstate.init' };

export function siteOf(flow: Flow): Place {
  const { follows = {}, endings = [], isPossible = () => true } = flow.site ?? {};
  const uncaused = uncausedIn(flow);
  return {
    isPossible: (event, snapshot) =>
      !uncaused.has(event.type) &&
      // An unauthorized error opens the landing page, where the test path cannot continue.
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

const FOLLOW_UPS_AT_MOST = 24;

/**
 * @param event `BEGINNING` for the initial step
 * @throws {Error} after too many follow-ups, which are probably endless
 */
export function followedUp(
  stepper: Stepper,
  { followUp = () => null, isLast = () => false }: Place,
  event: AnyEventObject,
  step: Hits,
): Hits {
  let whole = step;
  const parts = [{ event, expected: step.snapshot }];
  let next = followUp(event, step.snapshot);
  for (let count = 0; next !== null; count += 1) {
    if (count === FOLLOW_UPS_AT_MOST) throw new Error(`${event.type} is followed without end.`);
    whole = joined(whole, stepper.step(whole.snapshot, next));
    parts.push({ event: next, expected: whole.snapshot });
    next = followUp(next, whole.snapshot);
  }
  return { ...(isLast(event) ? stopped(whole) : whole), parts };
}

export function joined(first: Hits, next: Hits): Hits {
  return {
    snapshot: next.snapshot,
    states: new Set([...first.states, ...next.states]),
    transitions: new Set([...first.transitions, ...next.transitions]),
    passed: new Set([...first.passed, ...next.passed]),
    refused: new Set([...first.refused, ...next.refused]),
    handed: [...first.handed, ...next.handed],
  };
}

export function stopped(step: Hits): Hits {
  return { ...step, snapshot: { ...step.snapshot, status: 'stopped' } as AnyMachineSnapshot };
}
