/** Cases with what was recorded of a step in place of what they have made up. */
import type { AnyEventObject } from 'xstate';
import type { Failure } from '../../contract/failure';
import type { Step } from '../live/allowed';
import { carriedBy, type Values } from '../live/values';

type Recorded = Pick<Step, 'values' | 'failure'>;

/** Cases whose lists are as long as the recorded ones, where there are any. */
export function fitting<Case>(cases: readonly Case[], { values }: Recorded): readonly Case[] {
  const alike = cases.filter((it) =>
    Object.entries(it ?? {}).every(
      ([name, value]) => !Array.isArray(value) || value.length === (values[name] ?? value.length),
    ),
  );
  return alike.length > 0 ? alike : cases;
}

/** An input, an answer or an event's own fields with the recorded booleans and numbers. */
export function asRecorded<Carried>(carried: Carried, { values }: Recorded): Carried {
  if (typeof carried !== 'object' || carried === null || Array.isArray(carried)) return carried;
  const entries = Object.entries(carried).map(([name, value]) => {
    const isKept = name in values && typeof values[name] === typeof value;
    return [name, isKept ? values[name] : value];
  });
  return Object.fromEntries(entries) as Carried;
}

/** The cases of an event, each once, as what was recorded would have them. */
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

/** The names of what an event carries that was not recorded: its walk has made them up. */
export function madeUpIn(event: AnyEventObject, { values }: { readonly values: Values }): string[] {
  const carried = carriedBy(event);
  if (typeof carried !== 'object' || carried === null) return carried === undefined ? [] : ['all'];
  return Object.keys(carried).filter((name) => name !== 'type' && !(name in values));
}

/** A failure of another kind has not the texts of this one. */
function without(event: AnyEventObject): AnyEventObject {
  return { ...event, error: { ...event.error, reason: null, fieldErrors: {} } };
}
