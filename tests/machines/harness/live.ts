/** A running flow, for tests of one scenario: its effects end when the test says so. */
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { type Effects, mockEffects } from '../../../flows/harness/effects';
import type { Flow } from '../../../flows/walk/flow';

export interface Live<Machine extends AnyStateMachine>
  extends Pick<Effects, 'calls' | 'running' | 'succeed' | 'fail' | 'report'> {
  readonly send: (event: EventFrom<Machine>) => void;
  /** Advances the clock, in milliseconds. */
  readonly wait: (milliseconds: number) => void;
  readonly now: () => ReturnType<Actor<Machine>['getSnapshot']>;
  /** The calls since the last `takeCalls`. */
  readonly takeCalls: () => Effects['calls'];
  readonly stop: () => void;
}

export function live<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  input: InputFrom<Machine>,
): Live<Machine> {
  const effects = mockEffects(flow as unknown as Flow);
  const { calls, running, succeed, fail, report } = effects;
  const clock = new SimulatedClock();
  const actor = createActor(effects.machine, { input, clock }) as unknown as Actor<Machine>;
  actor.on('*', (event) => calls.push(['emits', event]));
  // `now` throws it: a chart that fails must fail its test, and not only the run.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    calls,
    running,
    succeed,
    fail,
    report,
    send: (event) => actor.send(event),
    wait: (milliseconds) => clock.increment(milliseconds),
    now: () => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      if (snapshot.status === 'error') throw snapshot.error;
      return snapshot as ReturnType<Actor<Machine>['getSnapshot']>;
    },
    takeCalls: () => calls.splice(0),
    stop: () => actor.stop(),
  };
}
