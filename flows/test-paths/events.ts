import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Flow, failures } from './flow';

export function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents as string[]));
  return [...types].flatMap((type) => casesOf(flow, type));
}

function casesOf(flow: Flow, type: string): AnyEventObject[] {
  const [origin, kind, subject, actorId = ''] = type.split('.');
  if (origin !== 'xstate') {
    const payloads: readonly object[] = casesByEvent(flow)[type] ?? [{}];
    return payloads.map((payload) => ({ ...payload, type }));
  }
  if (kind === 'after') return [{ type }];
  if (kind === 'done' && subject === 'actor') {
    return outputsOf(flow, actorId).map((output) => ({ type, actorId, output }));
  }
  if (kind === 'error' && subject === 'actor') {
    const errors = flow.failures ?? Object.values(failures);
    return errors.map((error) => ({ type, actorId, error }));
  }
  throw new Error(`No case can be made of ${type}.`);
}

function casesByEvent(flow: Flow): Readonly<Record<string, readonly object[]>> {
  return flow.events;
}

function outputsOf(flow: Flow, actorId: string): readonly unknown[] {
  const outputs = (flow.outputs as Readonly<Record<string, readonly unknown[]>>)[actorId];
  if (!outputs)
    throw new Error(`The cases of ${flow.machine.id} don't say what ${actorId} answers.`);
  return outputs;
}
