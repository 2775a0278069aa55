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

type PromiseOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? [Output] extends [undefined]
      ? never
      : { input: Input; output: Output }
    : never;

type Run<Input, Output> = (scope: { input: Input; signal: AbortSignal }) => Promise<Output>;

type Effect<Logic> = [PromiseOf<Logic>] extends [never]
  ? Logic
  : Run<PromiseOf<Logic>['input'], PromiseOf<Logic>['output']>;

interface Effects<Machine extends AnyStateMachine> {
  actors: { [Src in keyof Logics<Machine>]: Effect<Logics<Machine>[Src]> };
  actions?: Implementations<Machine>['actions'];
  /** Names a call in the log. If omitted, only unexpected errors are logged. */
  logAs?: (input: PromiseOf<Logics<Machine>[keyof Logics<Machine>]>['input']) => string;
}

type AnyEffect = AnyActorLogic | Run<never, unknown>;

/**
 * Rejected promises reach the machine as a `Failure`.
 * @throws {Error} outside production if an actor or side effect is missing, since the machine's
 * stub throws only when it is used
 */
export function provideActors<Machine extends AnyStateMachine>(
  machine: Machine,
  { actors, actions = {}, logAs }: Effects<Machine>,
): Machine {
  // Skipped in production: a test loads every `*.actors.ts`, which runs this check.
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

/** Built-in actions such as `assign` have a `resolve` method, and need no implementation. */
function checkSupplied({ id, implementations }: AnyStateMachine, given: object): void {
  const sideEffects = Object.entries(implementations.actions).filter(
    ([, action]) => action && !('resolve' in action),
  );
  const declared = [...Object.keys(implementations.actors), ...sideEffects.map(([name]) => name)];
  const missing = declared.filter((name) => !(name in given));
  if (missing.length > 0) throw new Error(`${id}: ${missing.join(', ')} is not supplied`);
}
