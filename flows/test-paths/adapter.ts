/**
 * Adapts a chart to `createTestModel` of `xstate/graph`, which rejects `invoke` and `after`:
 *
 *     const model = createTestModel(...adapt(flow));
 *     for (const path of model.getShortestPaths({ input })) await path.test({ events, states });
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  spawnChild,
  stopChild,
} from 'xstate';
import type { TestModelOptions } from 'xstate/graph';
import { eventsIn } from './events';
import type { Flow } from './flow';
import { type StateNode, snapshotKey } from './names';

type Options = Partial<TestModelOptions<AnyMachineSnapshot, AnyEventObject, unknown>>;

/**
 * Returns the arguments of `createTestModel`: an equivalent chart, and the flow's cases and limits.
 * In that chart, a state spawns effects on entry, and stops them on exit. Ends of effects
 * (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`) and delays
 * (`xstate.after.<delay>.<state id>`) become events under `on`, so no delay fires by itself.
 * @throws {Error} if an effect has no id. Generating the paths throws if an XState event has no
 *   case.
 */
export function adapt(flow: Flow): [AnyStateMachine, Options] {
  const { machine, isFarEnough = () => false } = flow;
  return [
    createMachine(plain(machine.root), machine.implementations),
    {
      events: (snapshot) => eventsIn(flow, snapshot),
      stopWhen: (snapshot) => snapshot.status !== 'active' || isFarEnough(snapshot),
      serializeState: snapshotKey,
    },
  ];
}

function plain({ config, id, states }: StateNode): StateNode['config'] {
  const { invoke, after = {}, on, entry, exit, ...rest } = config;
  const effects = listOf(invoke).map(({ id: effectId, ...effect }) => {
    if (effectId === undefined) throw new Error(`An effect of ${id} has no id.`);
    return { ...effect, id: effectId };
  });
  const events = [
    ...Object.entries(after).map(([delay, to]) => [`xstate.after.${delay}.${id}`, to]),
    ...effects.flatMap((effect) => [
      [`xstate.done.actor.${effect.id}`, effect.onDone],
      [`xstate.error.actor.${effect.id}`, effect.onError],
      [`xstate.snapshot.${effect.id}`, effect.onSnapshot],
    ]),
  ].filter(([, to]) => to !== undefined);
  return {
    ...rest,
    on: { ...on, ...Object.fromEntries(events) },
    entry: [...listOf(entry), ...effects.map(({ src, ...options }) => spawnChild(src, options))],
    exit: [...listOf(exit), ...effects.map((effect) => stopChild(effect.id))],
    states: Object.fromEntries(
      Object.entries(states).map(([name, state]) => [name, plain(state as StateNode)]),
    ),
  };
}

function listOf<Part>(part: Part | readonly Part[] | undefined): readonly Part[] {
  if (part === undefined) return [];
  return Array.isArray(part) ? part : [part as Part];
}
