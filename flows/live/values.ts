/**
 * The values that may leave a chart: booleans, numbers and list lengths under listed names.
 * Failures are reduced to kind and status. The kind is the only text.
 */
import type { AnyEventObject } from 'xstate';
import type { Failure } from '../../contract/failure';

export type Value = boolean | number;
export type Values = Readonly<Record<string, Value>>;
export type Failed = Pick<Failure, 'kind' | 'status'>;

export const KEPT = {
  boolean: [
    ...['hasUnsent', 'isAcceptable', 'isAllowed', 'isChanged', 'isConfirmed', 'isEverywhere'],
    ...['isGrave', 'isResuming'],
    ...['isLast', 'isLoaded', 'isMember', 'isOffline', 'isOn', 'isPlayWanted', 'isProviderWithout'],
    ...['isRight', 'isSaved', 'isSignedIn', 'isTypedBefore', 'isUrgent', 'isWanted', 'mayPlay'],
    ...['waitsUntilReady'],
  ],
  /** Counts, percentages and seconds; never prices, ids or user input. */
  number: ['count', 'duration', 'linkCount', 'percent', 'position', 'secondsLeft', 'shown'],
  list: ['lists', 'recent', 'rows', 'titleIds', 'videoLinks'],
} as const;

const KINDS: readonly Failure['kind'][] = [
  ...(['network', 'timeout', 'unauthorized', 'rejected', 'unreadable'] as const),
  ...(['absent', 'unexpected'] as const),
];

export function carriedBy(event: AnyEventObject): unknown {
  const [origin, kind] = event.type.split('.');
  if (origin !== 'xstate') return event;
  if (kind === 'init') return event.input;
  return kind === 'done' ? event.output : undefined;
}

export function valuesIn(event: AnyEventObject): Values {
  const carried = (carriedBy(event) ?? {}) as Readonly<Record<string, unknown>>;
  const entries = namesOfKept.flatMap(([, name]) => {
    const value = valueIn(carried, name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

export function valueIn(record: Readonly<Record<string, unknown>>, name: string): Value | null {
  const value = record[name];
  const type = Array.isArray(value) ? 'list' : typeof value;
  if (!namesOfKept.some((kept) => kept[0] === type && kept[1] === name)) return null;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value * 10) / 10 : null;
  return value === true;
}

export function failureIn(event: AnyEventObject): Failed | null {
  const { kind, status } = (event.error ?? {}) as { kind?: unknown; status?: unknown };
  const known = KINDS.find((it) => it === kind);
  if (!event.type.startsWith('xstate.error.') || known === undefined) return null;
  return { kind: known, status: isStatus(status) ? status : null };
}

export function isValues(value: unknown): value is Values {
  const types = ['boolean', 'number'];
  return Object.entries(value ?? {}).every(
    ([name, it]) => types.includes(typeof it) && namesOfKept.some(([, kept]) => kept === name),
  );
}

export function isFailed(value: unknown): value is Failed {
  const { kind, status } = (value ?? {}) as { kind?: unknown; status?: unknown };
  return KINDS.some((it) => it === kind) && (status === null || isStatus(status));
}

const namesOfKept = Object.entries(KEPT).flatMap(([type, names]) =>
  names.map((name) => [type, name] as const),
);

const isStatus = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 599;
