import type { AnyEventObject } from 'xstate';
import type { Failure } from '../../contract/failure';
import type { Step } from '../live/allowed';
import { carriedBy, type Values } from '../live/values';

type Recorded = Pick<Step, 'values' | 'failure'>;

export function fitting<Case>(cases: readonly Case[], { values }: Recorded): readonly Case[] {
  const alike = cases.filter((it) =>
    Object.entries(it ?? {}).every(
      ([name, value]) => !Array.isArray(value) || value.length === (values[name] ?? value.length),
    ),
  );
  return alike.length > 0 ? alike : cases;
}

export function asRecorded<Carried>(carried: Carried, { values }: Recorded): Carried {
  if (typeof carried !== 'object' || carried === null || Array.isArray(carried)) return carried;
  const entries = Object.entries(carried).map(([name, value]) => {
    const isKept = name in values && typeof values[name] === typeof value;
    return [name, isKept ? values[name] : value];
  });
  return Object.fromEntries(entries) as Carried;
}

export function eventsAsRecorded(
  cases: readonly AnyEventObject[],
  step: Recorded,
): AnyEventObject[] {
  const { failure } = step;
  const alike = failure && cases.filter(({ error }) => error?.kind === failure.kind);
  const made = failure && !alike?.length ? cases.slice(0, 1).map(without) : (alike ?? cases);
  const events = made.map((event) => {
    if (failure) return { ...event, error: { ...(event.error as Failure), ...failure } };
    if (event.type.startsWith('xstate.')) {
      return 'output' in event ? { ...event, output: asRecorded(event.output, step) } : event;
    }
    return asRecorded(event, step);
  });
  const texts = events.map((event) => JSON.stringify(event));
  return events.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

export function madeUpIn(event: AnyEventObject, { values }: { readonly values: Values }): string[] {
  const carried = carriedBy(event);
  if (typeof carried !== 'object' || carried === null) return carried === undefined ? [] : ['all'];
  return Object.keys(carried).filter((name) => name !== 'type' && !(name in values));
}

function without(event: AnyEventObject): AnyEventObject {
  return { ...event, error: { ...event.error, reason: null, fieldErrors: {} } };
}
