/** Copies machines, and limits a copy's microsteps per event: an endless `always` loop throws. */
import type { AnyStateMachine } from 'xstate';

const STEPS_AT_MOST = 100;

export function bounded<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const copy = machine.provide({}) as Machine;
  copy.options = { ...copy.options, maxIterations: STEPS_AT_MOST };
  return copy;
}
