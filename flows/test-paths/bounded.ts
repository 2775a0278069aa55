/** Makes an endless `always` loop throw instead of hanging. XState has no limit by default. */
import type { AnyStateMachine } from 'xstate';

const STEPS_AT_MOST = 100;

export function bounded<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const copy = machine.provide({}) as Machine;
  copy.options = { ...copy.options, maxIterations: STEPS_AT_MOST };
  return copy;
}
