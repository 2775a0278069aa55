import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Failure } from '../../../contract/failure';
import type { Flow } from '../../../flows/test-paths/flow';
import type { Outcome } from './outcome';
import type { SitePage } from './site-page';

export type { SitePage };

export interface Driver {
  readonly use: string | ((input: unknown) => string);
  begin(sitePage: SitePage, input: unknown): Promise<void>;
  /** By event type. An action that leaves the page waits for the next one. */
  readonly actions: Readonly<Record<string, Action>>;
  readonly holds?: readonly string[];
  readonly calls: Readonly<Record<string, Call | Effect>>;
  /** Expected effects, by an effect's id, an event's type or an action's name. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** Effects outside the chart, by event type; `xstate.init` for the start. */
  readonly besides?: Readonly<Record<string, Outcome>>;
  /** Index of the actor since the page loaded; the latest by default. */
  actorAt?(input: unknown): number;
  /** Logs that are expected without a failing effect. */
  readonly logs?: readonly RegExp[];
  /** By the suffix of a leaf state's id. */
  readonly assertions: Readonly<Record<string, Assertion>>;
}

/** @param from the snapshot before the event */
export type Action = (
  sitePage: SitePage,
  event: AnyEventObject,
  from: AnyMachineSnapshot,
) => Promise<unknown>;
type Assertion = (sitePage: SitePage, snapshot: AnyMachineSnapshot) => Promise<unknown>;

interface Call {
  /** Without its query, as in `/api/v2/user/plans`. A path that varies must also be in `holds`. */
  readonly path: string | ((from: AnyMachineSnapshot) => string);
  /** The response that yields this output; by default the provider responds. */
  body?(output: unknown, from: AnyMachineSnapshot): unknown;
}

interface Effect {
  succeed(sitePage: SitePage, output: unknown, from: AnyMachineSnapshot): Promise<unknown>;
  fail(sitePage: SitePage, failure: Failure, from: AnyMachineSnapshot): Promise<unknown>;
}

export interface FlowDriver extends Driver {
  readonly flow: Flow;
}

export function nameOfUse({ use }: Driver, input: unknown): string {
  return typeof use === 'string' ? use : use(input);
}

export function heldPaths({ calls, holds = [] }: Driver): string[] {
  const paths = Object.values(calls).flatMap((effect) => {
    const path = 'succeed' in effect ? null : effect.path;
    return typeof path === 'string' ? [path] : [];
  });
  return [...new Set([...paths, ...holds])];
}
