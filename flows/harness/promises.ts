import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { EffectCall } from './effects';

export interface Moment {
  readonly event: AnyEventObject | null;
  readonly calls: readonly EffectCall[];
  readonly snapshot: AnyMachineSnapshot;
}

export type Promises = Readonly<
  Record<string, (now: Moment, testPath: readonly Moment[]) => boolean>
>;

export function brokenPromises(promises: Promises, testPath: readonly Moment[]): string[] {
  const now = testPath.at(-1);
  if (!now) return [];
  return Object.entries(promises).flatMap(([words, holds]) =>
    holds(now, testPath) ? [] : [`broken: ${words}`],
  );
}

export function started({ calls }: Moment, name: string): unknown[] {
  return calls.flatMap((call) => (call[0] === 'starts' && call[1] === name ? [call[2]] : []));
}

export function emitted({ calls }: Moment, type: string): AnyEventObject[] {
  return calls.flatMap((call) => {
    const event = call[0] === 'emits' ? (call[1] as AnyEventObject) : null;
    return event?.type === type ? [event] : [];
  });
}

export function ran({ calls }: Moment, name: string): boolean {
  return calls.some(([kind, called]) => kind === 'runs' && called === name);
}

/** @param types event types, or ends of effects such as `done signOut` or `error signOut` */
export function isEvent({ event }: Moment, ...types: readonly string[]): boolean {
  const [, kind, , effect] = event?.type.split('.') ?? [];
  return types.includes(event?.type ?? '') || types.includes(`${kind} ${effect}`);
}

export function runningOf(name: string, testPath: readonly Moment[]): number {
  const begun = testPath.flatMap((moment) => started(moment, name)).length;
  const stopped = testPath.flatMap(({ calls }) =>
    calls.filter(([kind, called]) => kind === 'stops' && called === name),
  ).length;
  const ended = testPath.filter((it) => isEvent(it, `done ${name}`, `error ${name}`)).length;
  return begun - stopped - ended;
}
