import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { markTargets, targetOf } from '../test-paths/hits';

export interface Coverage {
  readonly inspect: (inspected: InspectionEvent) => void;
  readonly missing: () => string[];
}

/** Instruments the transitions and guards of `machine` in place, so pass a copy (`provide`). */
export function watchCoverage(machine: AnyStateMachine): Coverage {
  const unseen = markTargets(machine, (kind, id) => unseen.delete(targetOf(kind, id)));
  return {
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep' || !('_nodes' in inspected.snapshot)) return;
      const { _nodes } = inspected.snapshot as AnyMachineSnapshot;
      for (const { id } of _nodes) unseen.delete(targetOf('states', id));
    },
    missing: () => [...unseen],
  };
}
