import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { capital, spoken } from '../draw/words';
import type { Hits } from './hits';
import type { TestPath } from './test-path';

export function sentencesOf({ input, begin, steps }: TestPath): string[] {
  return [beginningOf(input, begin), ...steps.map(({ event, hits }) => stepSentence(event, hits))];
}

function beginningOf(input: unknown, { snapshot }: Hits): string {
  const given = input === undefined ? '' : ` with ${said(input)}`;
  return `Begins${given}: ${placeIn(snapshot)}.`;
}

function stepSentence(event: AnyEventObject, hits: Hits): string {
  return `${capital(happening(event))}: ${outcomeOf(hits)}.`;
}

export function happening(event: AnyEventObject): string {
  const [origin, kind, ...rest] = event.type.split('.');
  if (origin !== 'xstate') {
    const { type, ...payload } = event;
    const carried = Object.keys(payload).length === 0 ? '' : ` with ${said(payload)}`;
    return `${spoken(type)}${carried}`;
  }
  if (kind === 'after') return `time passes (${rest[0]})`;
  const effect = spoken(event.actorId);
  if (kind === 'error') return `${effect} fails (${failureOf(event.error)})`;
  return event.output === undefined
    ? `${effect} succeeds`
    : `${effect} succeeds with ${said(event.output)}`;
}

export function placeIn({ value }: AnyMachineSnapshot): string {
  return placesIn(value).join(' and ');
}

function outcomeOf({ snapshot, transitions, refused }: Hits): string {
  if (transitions.size > 0) return placeIn(snapshot);
  const stays = `nothing changes, ${placeIn(snapshot)}`;
  return refused.size === 0 ? stays : `refused, ${placeIn(snapshot)}`;
}

function placesIn(value: StateValue): string[] {
  if (typeof value === 'string') return [spoken(value)];
  return Object.entries(value).flatMap(([key, inner]) => {
    const below = inner === undefined ? [] : placesIn(inner);
    return below.length === 0 ? [spoken(key)] : below.map((place) => `${spoken(key)}, ${place}`);
  });
}

function failureOf(error: { kind?: string; status?: number | null }): string {
  return [error.kind, error.status].filter(Boolean).join(' ');
}

function said(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  return Object.entries(value)
    .map(
      ([key, it]) =>
        `${key} ${typeof it === 'string' && it !== '' && it.trim() === it ? it : JSON.stringify(it)}`,
    )
    .join(', ');
}
