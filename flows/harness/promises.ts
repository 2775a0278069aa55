/** Promises of the specification: they hold in every walk, whatever the chart itself says. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { EffectCall } from './effects';

/** One step of a walk. */
export interface Moment {
  /** What happened; `null` at the beginning. */
  readonly event: AnyEventObject | null;
  /** What the flow did thereupon, in order. */
  readonly calls: readonly EffectCall[];
  readonly snapshot: AnyMachineSnapshot;
}

/** Asked after each step, with the whole walk up to it. */
export type Promises = Readonly<Record<string, (now: Moment, walk: readonly Moment[]) => boolean>>;

/** What a walk breaks at its end, in words. */
export function brokenPromises(promises: Promises, walk: readonly Moment[]): string[] {
  const now = walk.at(-1);
  if (!now) return [];
  return Object.entries(promises).flatMap(([words, holds]) =>
    holds(now, walk) ? [] : [`broken: ${words}`],
  );
}

/** What effects of this name are started with in one step. */
export function started({ calls }: Moment, name: string): unknown[] {
  return calls.flatMap((call) => (call[0] === 'starts' && call[1] === name ? [call[2]] : []));
}

/** The events of this type that are emitted in one step. */
export function emitted({ calls }: Moment, type: string): AnyEventObject[] {
  return calls.flatMap((call) => {
    const event = call[0] === 'emits' ? (call[1] as AnyEventObject) : null;
    return event?.type === type ? [event] : [];
  });
}

/** Whether a side effect of this name is run in one step. */
export function ran({ calls }: Moment, name: string): boolean {
  return calls.some(([kind, called]) => kind === 'runs' && called === name);
}

/** Whether the step is this event, or the end of this effect (`done signOut`, `error signOut`). */
export function isEvent({ event }: Moment, ...types: readonly string[]): boolean {
  const [, kind, , effect] = event?.type.split('.') ?? [];
  return types.includes(event?.type ?? '') || types.includes(`${kind} ${effect}`);
}

/** How many of this effect run after a walk. */
export function runningOf(name: string, walk: readonly Moment[]): number {
  const begun = walk.flatMap((moment) => started(moment, name)).length;
  const stopped = walk.flatMap(({ calls }) =>
    calls.filter(([kind, called]) => kind === 'stops' && called === name),
  ).length;
  const ended = walk.filter((it) => isEvent(it, `done ${name}`, `error ${name}`)).length;
  return begun - stopped - ended;
}
