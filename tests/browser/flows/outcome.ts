/** What comes of what a chart hands over: a call of the contract, or what a person finds. */
import type { AnyMachineSnapshot } from 'xstate';
import type { CallName } from '../../../contract/calls';
import type { Carried } from './sent';
import type { SitePage } from './site-page';

// biome-ignore lint/suspicious/noExplicitAny: each chart gives what it gives
type Given = any;

/**
 * Waits until it is there.
 *
 * @param given the effect's input, the event that is emitted or sent, the action's params
 */
type Found = (sitePage: SitePage, given: Given, snapshot: AnyMachineSnapshot) => Promise<unknown>;

/** A call that leaves the page. */
interface Asked {
  readonly call: CallName;
  /** What it carries; `null` where it is not made. */
  readonly carries: (
    given: unknown,
    snapshot: AnyMachineSnapshot,
    sitePage: SitePage,
  ) => Carried | null;
}

export type Outcome = Found | Asked | readonly (Found | Asked)[];

/** A call of the contract, which carries nothing without `carries`. */
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

/** The calls of an outcome. */
export function askedIn(outcome: Outcome): readonly Asked[] {
  return [outcome].flat().filter((it) => typeof it !== 'function');
}

/** What else a person finds of it. */
export function foundIn(outcome: Outcome): readonly Found[] {
  return [outcome].flat().filter((it) => typeof it === 'function');
}
