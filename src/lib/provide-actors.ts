import {
  type AnyActorLogic,
  type AnyStateMachine,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';
import { recordFailure } from './failures';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Logics<Machine extends AnyStateMachine> = Required<
  NonNullable<Implementations<Machine>['actors']>
>;

/** The input and output of a promise actor. A callback actor's output is `undefined`. */
type PromiseOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? [Output] extends [undefined]
      ? never
      : { input: Input; output: Output }
    : never;

type Run<Input, Output> = (scope: { input: Input; signal: AbortSignal }) => Promise<Output>;

/** A promise actor is supplied as an async function, any other as its logic. */
type Effect<Logic> = [PromiseOf<Logic>] extends [never]
  ? Logic
  : Run<PromiseOf<Logic>['input'], PromiseOf<Logic>['output']>;

interface Effects<Machine extends AnyStateMachine> {
  actors: { [Src in keyof Logics<Machine>]: Effect<Logics<Machine>[Src]> };
  actions?: Implementations<Machine>['actions'];
  /**
   * The name under which this flow's failed calls are logged. Left out by flows that notify the person
   * instead; an unexpected error is logged all the same.
   */
  logAs?: (input: PromiseOf<Logics<Machine>[keyof Logics<Machine>]>['input']) => string;
}

type AnyEffect = AnyActorLogic | Run<never, unknown>;

/**
 * Supplies a machine's effects, once, when the module is loaded. What a promise rejects with is
 * logged here, in one place, and reaches the machine as a `Failure`.
 * @throws {Error} outside production, when the machine declares an actor or a side-effect action that
 * is not supplied: XState itself would only find out when it is used
 */
export function provideActors<Machine extends AnyStateMachine>(
  machine: Machine,
  { actors, actions = {}, logAs }: Effects<Machine>,
): Machine {
  // A test loads every *.actors.ts, so the check need not weigh on the first screen.
  if (process.env.NODE_ENV !== 'production') checkSupplied(machine, { ...actors, ...actions });
  const logics = Object.entries<AnyEffect>(actors).map(([src, effect]) => [
    src,
    typeof effect === 'function' ? promiseOf(effect) : effect,
  ]);
  return machine.provide({ actors: Object.fromEntries(logics), actions }) as Machine;

  function promiseOf(run: Run<never, unknown>) {
    return fromPromise<unknown, never>(async (scope) => {
      try {
        return await run(scope);
      } catch (error) {
        const isStopped = scope.signal.aborted;
        throw isStopped ? error : recordFailure(error, machine.id, logAs?.(scope.input));
      }
    });
  }
}

/** Compares with all actors, and with the actions that are no `assign`, `emit` or `sendTo`. */
function checkSupplied({ id, implementations }: AnyStateMachine, given: object): void {
  const sideEffects = Object.entries(implementations.actions).filter(
    ([, action]) => action && !('resolve' in action),
  );
  const declared = [...Object.keys(implementations.actors), ...sideEffects.map(([name]) => name)];
  const missing = declared.filter((name) => !(name in given));
  if (missing.length > 0) throw new Error(`${id}: ${missing.join(', ')} is not supplied`);
}
