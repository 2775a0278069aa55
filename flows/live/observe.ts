import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { BEGIN, STOP, type Step, stepOf } from './allowed';
import { type Changed, changedIn } from './changed';

interface Begun {
  readonly actorRef: AnyActorRef;
  readonly event: AnyEventObject;
  readonly order: number;
  readonly time: number;
  readonly cause: number | null;
}
interface Seen {
  readonly step: Step;
  readonly order: number;
  readonly machine: AnyStateMachine;
  readonly changed: Changed;
}

const ACTORS_PER_PAGE = 100_000;

export function observerOf(
  add: (step: Step, machine: AnyStateMachine, changed: Changed) => void,
  page = 0,
): (inspected: InspectionEvent) => void {
  const numbers = new WeakMap<object, number>();
  const snapshots = new WeakMap<object, AnyMachineSnapshot>();
  const taken = new WeakMap<object, AnyTransitionDefinition[]>();
  const running = new WeakSet<object>();
  let actors = 0;
  let events = 0;
  let begun: Begun[] = [];
  let seen: Seen[] = [];

  const numberOf = (actorRef: AnyActorRef) => {
    const number = numbers.get(actorRef) ?? page * ACTORS_PER_PAGE + ++actors;
    numbers.set(actorRef, number);
    return number;
  };
  const next = () => {
    events += 1;
    return { order: events, time: performance.timeOrigin + performance.now() };
  };
  /** Returns the innermost actor that is processing an event: the sender of the next event. */
  const cause = () => {
    const atWork = begun.filter(({ actorRef }) => running.has(actorRef));
    return atWork.findLast(
      (it, at) => atWork.findIndex(({ actorRef }) => actorRef === it.actorRef) === at,
    )?.actorRef;
  };
  const begin = (actorRef: AnyActorRef, event: AnyEventObject): Begun => {
    const by = cause();
    return { actorRef, event, ...next(), cause: by ? numberOf(by) : null };
  };
  /**
   * Reports the pending steps in the order in which they began, since nested steps end first.
   * Also runs as a microtask, since an actor that fails never reports the end of its step.
   */
  const settle = () => {
    const steps = seen.sort((one, other) => one.order - other.order);
    begun = [];
    seen = [];
    for (const { step, machine, changed } of steps) add(step, machine, changed);
  };

  return (inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.microstep') {
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...inspected._transitions]);
    }
    if (inspected.type === '@xstate.event') {
      const { logic } = actorRef as unknown as { readonly logic: object };
      if (!('root' in logic)) return;
      if (begun.length === 0) queueMicrotask(settle);
      begun.push(begin(actorRef as AnyActorRef, inspected.event));
      if (inspected.event.type === BEGIN) running.add(actorRef);
    }
    if (inspected.type !== '@xstate.snapshot') return;
    const { machine } = inspected.snapshot as Partial<AnyMachineSnapshot>;
    if (!machine) return;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const ref = actorRef as AnyActorRef;
    const started = begun.find((it) => it.actorRef === ref && it.event === inspected.event);
    // Begins a step if none is pending: XState sends no `@xstate.event` when it stops a chart.
    const { order, time, cause: by } = started ?? begin(ref, inspected.event);
    // Renumbers this actor's other pending events, which are queued and begin only after this one.
    begun = begun
      .filter((it) => it !== started)
      .map((it) => (it.actorRef === ref ? { ...it, ...next() } : it));
    const actor = numberOf(ref);
    const before = snapshots.get(ref) ?? null;
    const step = stepOf({
      time,
      page,
      actor,
      cause: by === actor ? null : by,
      use: ref.id,
      event: inspected.event,
      transitions: taken.get(ref) ?? [],
      before,
      snapshot,
    });
    taken.delete(ref);
    snapshots.set(ref, snapshot);
    if (step) seen.push({ step, order, machine, changed: changedIn(before, snapshot) });
    if (inspected.event.type === STOP) running.delete(ref);
    if (begun.length === 0) settle();
  };
}
