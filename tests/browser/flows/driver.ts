/**
 * How a flow's test paths are made in the site: each event an action, each effect a call of the provider
 * with its answers, each state something a person sees.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Failure } from '../../../contract/failure';
import type { Flow } from '../../../flows/test-paths/flow';
import type { Outcome } from './outcome';
import type { SitePage } from './site-page';

export type { SitePage };

export interface Driver {
  /** The name of the use that is run: its actor's id. */
  readonly use: string | ((input: unknown) => string);
  /** Opens the page on which the chart begins with this input. */
  begin(sitePage: SitePage, input: unknown): Promise<void>;
  /** What causes each event, by its type. One that takes the page away waits for what comes instead. */
  readonly actions: Readonly<Record<string, Action>>;
  /** Paths of further calls, which wait until an action answers them. */
  readonly holds?: readonly string[];
  /** By effect. */
  readonly calls: Readonly<Record<string, Call | Effect>>;
  /** What comes of what the chart hands over: by an effect's id, an event's type, an action's name. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** What the page does beside the chart, by the type of an event; `xstate.init` for the beginning. */
  readonly besides?: Readonly<Record<string, Outcome>>;
  /** Which actor of this use is run, counted from 0 since the page was loaded; else the latest. */
  actorAt?(input: unknown): number;
  /** What the site logs, though no effect of a test path fails. */
  readonly logs?: readonly RegExp[];
  /** By the end of a state's id. Each state without states in it has one. */
  readonly assertions: Readonly<Record<string, Assertion>>;
}

/** @param from the snapshot in which the event happens, as the chart has it */
export type Action = (
  sitePage: SitePage,
  event: AnyEventObject,
  from: AnyMachineSnapshot,
) => Promise<unknown>;
/** What a person sees; waits until it is there. */
type Assertion = (sitePage: SitePage, snapshot: AnyMachineSnapshot) => Promise<unknown>;

interface Call {
  /**
   * The path at which the effect calls, without its query: `/api/v2/user/plans`. One that differs from
   * test path to test path stands in `holds` as well.
   */
  readonly path: string | ((from: AnyMachineSnapshot) => string);
  /** What the provider answers so that the effect's output is this one; the provider itself without it. */
  body?(output: unknown, from: AnyMachineSnapshot): unknown;
}

/** How an effect without a call ends, such as measuring an image. */
interface Effect {
  succeed(sitePage: SitePage, output: unknown, from: AnyMachineSnapshot): Promise<unknown>;
  fail(sitePage: SitePage, failure: Failure, from: AnyMachineSnapshot): Promise<unknown>;
}

/** A driver with the flow that it test paths, in the cases that the site has. */
export interface FlowDriver extends Driver {
  readonly flow: Flow;
}

/** The name under which the test path that begins with this input is seen. */
export function nameOfUse({ use }: Driver, input: unknown): string {
  return typeof use === 'string' ? use : use(input);
}

/** The paths of the calls that wait. */
export function heldPaths({ calls, holds = [] }: Driver): string[] {
  const paths = Object.values(calls).flatMap((effect) => {
    const path = 'succeed' in effect ? null : effect.path;
    return typeof path === 'string' ? [path] : [];
  });
  return [...new Set([...paths, ...holds])];
}
