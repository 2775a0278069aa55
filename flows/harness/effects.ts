import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from 'xstate';
import { bounded } from '../test-paths/bounded';
import type { Flow } from '../test-paths/flow';

export type EffectCall =
  | readonly ['starts' | 'runs', name: string, detail?: unknown]
  | readonly ['stops', name: string]
  | readonly ['sends', name: string, event: unknown]
  | readonly ['emits', event: unknown];

export interface Effects {
  readonly machine: AnyStateMachine;
  readonly calls: EffectCall[];
  readonly running: () => string[];
  readonly succeed: (id: string, output: unknown) => Promise<void>;
  readonly fail: (id: string, error: unknown) => Promise<void>;
  readonly report: (id: string, event: AnyEventObject) => void;
  readonly reset: () => void;
}

interface Running {
  readonly resolve?: (output: unknown) => void;
  readonly reject?: (error: unknown) => void;
  readonly report?: (event: AnyEventObject) => void;
}

export function mockEffects({ machine, outputs }: Flow): Effects {
  const running = new Map<string, Running>();
  const calls: EffectCall[] = [];

  const begin = (id: string, input: unknown, run: Running) => {
    running.set(id, run);
    calls.push(input === undefined ? ['starts', id] : ['starts', id, input]);
    return () => {
      if (running.get(id) !== run) return;
      running.delete(id);
      calls.push(['stops', id]);
    };
  };
  const promise = (id: string) =>
    fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', begin(id, input, { resolve, reject }));
        }),
    );
  const callback = (id: string) =>
    fromCallback<AnyEventObject, unknown>(({ input, receive, sendBack }) => {
      receive((event) => calls.push(['sends', id, event]));
      return begin(id, input, { report: sendBack });
    });
  const runningAs = (id: string): Running => {
    const run = running.get(id);
    if (!run) throw new Error(`${id} does not run.`);
    return run;
  };
  const end = async (id: string, how: (run: Running) => void) => {
    const run = runningAs(id);
    running.delete(id);
    how(run);
    await everythingSettled();
  };

  const actors = Object.keys(machine.implementations.actors).map((id): [string, AnyActorLogic] => [
    id,
    id in outputs ? promise(id) : callback(id),
  ]);
  const actions = sideEffectsOf(machine).map((name) => [
    name,
    (_: unknown, params: unknown) => {
      calls.push(params === undefined ? ['runs', name] : ['runs', name, params]);
    },
  ]);
  return {
    machine: bounded(
      machine.provide({
        actors: Object.fromEntries(actors),
        actions: Object.fromEntries(actions),
      }) as AnyStateMachine,
    ),
    calls,
    running: () => [...running.keys()].sort(),
    succeed: (id, output) => end(id, ({ resolve }) => resolve?.(output)),
    fail: (id, error) => end(id, ({ reject }) => reject?.(error)),
    report: (id, event) => runningAs(id).report?.(event),
    reset: () => {
      running.clear();
      calls.length = 0;
    },
  };
}

/** Omits XState's own actions, such as `assign`, which are functions with a `resolve` method. */
function sideEffectsOf({ implementations }: AnyStateMachine): string[] {
  return Object.keys(implementations.actions).filter(
    (name) => !('resolve' in (implementations.actions[name] as object)),
  );
}

function everythingSettled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
