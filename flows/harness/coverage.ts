/** Which states, transitions and guard outcomes of a chart have been seen. */
import type {
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  GuardArgs,
  InspectionEvent,
  MachineContext,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { describe, nodesBelow, type StateNode, transitionsOf } from '../walk/names';

export interface Coverage {
  /** Give it to `createActor`. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** What has not been seen, in words. */
  readonly missing: () => string[];
}

/**
 * Watches a machine through its actors. It counts every transition: by event, `always`, `after`, done
 * and error. A guard is covered, at each place that uses it, once it has both passed and refused.
 *
 * Changes `machine`, whose guards it wraps: pass it a copy (`provide`).
 */
export function watchCoverage(machine: AnyStateMachine): Coverage {
  const nodes = nodesBelow(machine.root);
  const places = nodes.flatMap(transitionsOf);
  const unseen = new Set<string>(nodes.map(({ id }) => `state ${id}`));
  const nameOf = new Map<AnyTransitionDefinition, string>();
  for (const [index, transition] of places.entries()) {
    const name = describe(transition, index);
    nameOf.set(transition, name);
    unseen.add(name);
    watchGuard(machine, transition, name, unseen);
  }
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        unseen.delete(nameOf.get(transition) ?? '');
        unseen.delete(`state ${transition.source.id}`);
      }
      if ('_nodes' in inspected.snapshot) {
        for (const { id } of inspected.snapshot._nodes as StateNode[]) unseen.delete(`state ${id}`);
      }
    },
    missing: () => [...unseen],
  };
}

function watchGuard(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  name: string,
  unseen: Set<string>,
): void {
  const { guard } = transition;
  if (!guard) return;
  const outcomes = { true: `guard passes: ${name}`, false: `guard refuses: ${name}` };
  unseen.add(outcomes.true).add(outcomes.false);
  const asked = { machine } as Parameters<typeof evaluateGuard>[3];
  transition.guard = ({ context, event }: GuardArgs<MachineContext, EventObject>) => {
    const passes = evaluateGuard(guard, context, event, asked);
    unseen.delete(outcomes[`${passes}`]);
    return passes;
  };
}
