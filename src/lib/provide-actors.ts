import type { AnyStateMachine } from 'xstate';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

interface Effects<Machine extends AnyStateMachine> {
  /** Every actor the machine declares: a forgotten one does not compile. */
  actors: Required<NonNullable<Implementations<Machine>['actors']>>;
  actions?: Implementations<Machine>['actions'];
}

/** Joins a machine to its effects. Called once, where a wiring module is loaded. */
export function provideActors<Machine extends AnyStateMachine>(
  machine: Machine,
  effects: Effects<Machine>,
): Machine {
  return machine.provide(effects as Implementations<Machine>) as Machine;
}
