import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { nodesBelow } from './names';

export interface Handed {
  readonly name: string;
  readonly given: unknown;
}

interface Params {
  readonly id?: string;
  readonly input?: unknown;
  readonly event?: AnyEventObject;
  readonly targetId?: string;
}

/**
 * Returns started effects, events that were emitted or sent to effects, and custom actions.
 * Omits effects that the same step stops, since they never start.
 * @param actions as returned by XState's pure `initialTransition` or `transition`
 */
export function handedIn(actions: readonly { type: string; params: unknown }[]): Handed[] {
  return actions.flatMap(({ type, params }, at): Handed[] => {
    const { id = '', input, event, targetId } = (params ?? {}) as Params;
    if (type === 'xstate.spawnChild') {
      const isStopped = actions
        .slice(at)
        .some((it) => it.type === 'xstate.stopChild' && (it.params as Params).id === id);
      return isStopped ? [] : [{ name: id, given: input }];
    }
    const isOther = type === 'xstate.sendTo' && targetId !== undefined;
    if (event && (type === 'xstate.emit' || isOther)) return [{ name: event.type, given: event }];
    return type.startsWith('xstate.') ? [] : [{ name: type, given: params }];
  });
}

export function listenersIn(machine: AnyStateMachine, promises: object): Set<string> {
  const effects = nodesBelow(machine.root).flatMap(({ invoke }) => invoke);
  const isListener = ({ id, input }: (typeof effects)[number]) =>
    id.startsWith('watch') || !(input || id in promises);
  return new Set(effects.filter(isListener).map(({ id }) => id));
}
