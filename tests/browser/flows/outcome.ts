import type { AnyMachineSnapshot } from 'xstate';
import type { CallName } from '../../../contract/calls';
import type { Carried } from './sent';
import type { SitePage } from './site-page';

// biome-ignore lint/suspicious/noExplicitAny: the type depends on the chart
type Given = any;

/** @param given the effect's input, the sent or emitted event, or the action's params */
type Found = (sitePage: SitePage, given: Given, snapshot: AnyMachineSnapshot) => Promise<unknown>;

interface Asked {
  readonly call: CallName;
  /** `null` if no call is expected. */
  readonly carries: (
    given: unknown,
    snapshot: AnyMachineSnapshot,
    sitePage: SitePage,
  ) => Carried | null;
}

export type Outcome = Found | Asked | readonly (Found | Asked)[];

export function asks<Name extends CallName>(
  call: Name,
  carries: (
    given: Given,
    snapshot: AnyMachineSnapshot,
    sitePage: SitePage,
  ) => Carried<Name> | null = () => ({}),
): Asked {
  return { call, carries: carries as Asked['carries'] };
}

export function askedIn(outcome: Outcome): readonly Asked[] {
  return [outcome].flat().filter((it) => typeof it !== 'function');
}

export function foundIn(outcome: Outcome): readonly Found[] {
  return [outcome].flat().filter((it) => typeof it === 'function');
}
