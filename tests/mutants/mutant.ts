import { type AnyStateMachine, createMachine } from 'xstate';
import { apply, type Change, partsOf } from './change';
import { chartChanges } from './chart-operators';

export interface Mutant extends Omit<Change, 'edits'> {
  readonly id: string;
  readonly machine: () => AnyStateMachine;
}

type Supplied = Parameters<AnyStateMachine['provide']>[0];

export function mutantsOf(name: string, machine: AnyStateMachine): Mutant[] {
  const { config, implementations } = machine;
  const seen = new Map<string, number>();
  const named = <Changed extends Omit<Mutant, 'id'>>(changed: Changed) => {
    const said = `${name} ${changed.operator}: ${changed.place}, ${changed.change}`;
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return { ...changed, id: times === 1 ? said : `${said} (${times})` };
  };
  const ofConfig = chartChanges({ ...config }).map(({ edits, ...change }) => ({
    ...change,
    machine: () =>
      createMachine(apply(config, edits) as typeof config).provide(implementations as Supplied),
  }));
  return [...ofConfig, ...delayMutants(machine)].map(named);
}

function delayMutants(machine: AnyStateMachine): Omit<Mutant, 'id'>[] {
  return partsOf(machine.implementations.delays).flatMap(([place, length]) =>
    [1, -1].map((by) => ({
      operator: 'delay',
      place,
      change: by > 0 ? 'later' : 'earlier',
      machine: () => machine.provide({ delays: { [place]: longer(length, by) } }),
    })),
  );
}

type Delay = (...given: unknown[]) => number;

function longer(length: unknown, by: number): number | Delay {
  if (typeof length !== 'function') return Number(length) + by;
  return (...given) => (length as Delay)(...given) + by;
}
