/** Sees what XState tells an observer, and keeps the transitions of a step until the step is over. */
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { type Step, stepOf } from './allowed';

/** @param add is told each step, and the chart that took it */
export function observerOf(
  add: (step: Step, machine: AnyStateMachine) => void,
): (inspected: InspectionEvent) => void {
  const numbers = new WeakMap<object, number>();
  const taken = new WeakMap<object, AnyTransitionDefinition[]>();
  let count = 0;
  return (inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.microstep') {
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...inspected._transitions]);
    }
    if (inspected.type !== '@xstate.snapshot') return;
    const snapshot = inspected.snapshot as Partial<AnyMachineSnapshot>;
    // Promises and callbacks have none.
    if (!snapshot.machine) return;
    const actor = numbers.get(actorRef) ?? ++count;
    numbers.set(actorRef, actor);
    const step = stepOf({
      time: performance.now(),
      actor,
      use: (actorRef as AnyActorRef).id,
      event: inspected.event.type,
      transitions: taken.get(actorRef) ?? [],
      snapshot: snapshot as AnyMachineSnapshot,
    });
    taken.delete(actorRef);
    if (step) add(step, snapshot.machine);
  };
}
