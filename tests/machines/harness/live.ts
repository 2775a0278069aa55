import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type EventObject,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { type Effects, mockEffects } from '../../../flows/harness/effects';
import type { Flow } from '../../../flows/test-paths/flow';

type Calls = Effects['calls'];
type NameOf<Event extends EventObject> = Event extends { type: infer Name }
  ? { type: Name } extends Event
    ? Name
    : never
  : never;

export interface Live<Machine extends AnyStateMachine> extends Pick<Effects, 'calls' | 'running'> {
  readonly send: (...events: (EventFrom<Machine> | NameOf<EventFrom<Machine>>)[]) => Calls;
  readonly wait: (milliseconds: number) => Calls;
  readonly report: (id: string, event: AnyEventObject | string) => Calls;
  readonly succeed: (id: string, output?: unknown) => Promise<Calls>;
  readonly fail: (id: string, error: unknown) => Promise<Calls>;
  readonly now: () => ReturnType<Actor<Machine>['getSnapshot']>;
  readonly value: () => unknown;
  readonly tags: () => string[];
  readonly takeCalls: () => Calls;
  readonly stop: () => void;
}

export function live<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  input: InputFrom<Machine>,
): Live<Machine> {
  const effects = mockEffects(flow as unknown as Flow);
  const { calls, running } = effects;
  const clock = new SimulatedClock();
  const actor = createActor(effects.machine, { input, clock }) as unknown as Actor<Machine>;
  actor.on('*', (event) => calls.push(['emits', event]));
  // Ignores the error here, because `now` rethrows it in the test.
  actor.subscribe({ error: () => {} });
  actor.start();
  const whole = (event: unknown) =>
    (typeof event === 'string' ? { type: event } : event) as AnyEventObject;
  const during = (act: () => void): Calls => {
    const from = calls.length;
    act();
    return calls.slice(from);
  };
  const until = async (act: () => Promise<void>): Promise<Calls> => {
    const from = calls.length;
    await act();
    return calls.slice(from);
  };
  const now = () => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot as ReturnType<Actor<Machine>['getSnapshot']>;
  };
  return {
    calls,
    running,
    send: (...events) =>
      during(() => {
        for (const event of events) actor.send(whole(event) as EventFrom<Machine>);
      }),
    wait: (milliseconds) => during(() => clock.increment(milliseconds)),
    report: (id, event) => during(() => effects.report(id, whole(event))),
    succeed: (id, output) => until(() => effects.succeed(id, output)),
    fail: (id, error) => until(() => effects.fail(id, error)),
    now,
    value: () => (now() as AnyMachineSnapshot).value,
    tags: () => [...(now() as AnyMachineSnapshot).tags],
    takeCalls: () => calls.splice(0),
    stop: () => actor.stop(),
  };
}
