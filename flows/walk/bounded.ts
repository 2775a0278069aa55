/** Charts that fail with words where a wrong one would go on from state to state for ever. */
import type { AnyStateMachine } from 'xstate';

/** Far more than any chart takes at one event. */
const STEPS_AT_MOST = 100;

/** A copy of a chart: XState throws when one event leads to more steps than that. */
export function bounded<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const copy = machine.provide({}) as Machine;
  copy.options = { ...copy.options, maxIterations: STEPS_AT_MOST };
  return copy;
}
