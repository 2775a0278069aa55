/** Creates messages for Stately's inspector, whose own observer would copy contexts and events. */
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyStateMachine, StateValue } from 'xstate';
import { definitionOf, STOP, type Step } from './allowed';

export function createMessages() {
  const known = new Set<number>();
  return (step: Step, machine: AnyStateMachine): StatelyInspectionEvent[] => {
    const sessionId = `${step.use} ${step.actor}`;
    const isNew = !known.has(step.actor);
    known.add(step.actor);
    const common = {
      sessionId,
      rootId: sessionId,
      createdAt: `${step.time}`,
      id: '',
      _version: '0.7.2',
    };
    const snapshot = snapshotOf(step);
    const actor: StatelyInspectionEvent = {
      ...common,
      type: '@xstate.actor',
      name: step.use,
      parentId: undefined,
      definition: definitionOf(machine),
      snapshot,
    };
    const event = { type: step.event };
    return [
      ...(isNew ? [actor] : []),
      { ...common, type: '@xstate.event', event, sourceId: undefined },
      { ...common, type: '@xstate.snapshot', event, snapshot },
    ];
  };
}

function snapshotOf(step: Step) {
  const status = step.event === STOP ? ('stopped' as const) : ('active' as const);
  const value = step.states.reduce<StateValue>((before, id) => withState(before, id), {});
  return { status, value, context: {}, tags: step.tags, output: undefined, error: undefined };
}

function withState(value: StateValue, id: string): StateValue {
  const [, ...keys] = id.split('.');
  return join(value, keys);
}

function join(value: StateValue, [key = '', ...rest]: readonly string[]): StateValue {
  const regions = typeof value === 'string' ? {} : value;
  const isLast = rest.length === 0;
  if (isLast && Object.keys(regions).length === 0) return key;
  return { ...regions, [key]: isLast ? {} : join(regions[key] ?? {}, rest) };
}
