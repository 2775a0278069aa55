import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Failure } from '../../../contract/failure';
import type { Flow } from '../../../flows/test-paths/flow';
import type { Outcome } from './outcome';
import type { SitePage } from './site-page';

export type { SitePage };

export interface Driver {
  readonly use: string | ((input: unknown) => string);
  begin(sitePage: SitePage, input: unknown): Promise<void>;
  /** Actions by event type. An action that unloads the page must wait for the next page. */
  readonly actions: Readonly<Record<string, Action>>;
  readonly holds?: readonly string[];
  readonly calls: Readonly<Record<string, Call | Effect>>;
  /** Expected effects, keyed by effect id, event type or action name. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** Expected effects that the chart does not declare, by event type. Use `xstate.init` for the start. */
  readonly besides?: Readonly<Record<string, Outcome>>;
  /** Returns an index among the chart's actors since page load; by default, the latest is used. */
  actorAt?(input: unknown): number;
  readonly logs?: readonly RegExp[];
  readonly assertions: Readonly<Record<string, Assertion>>;
  /** By default, the app navigates to another page. `null` for charts that outlive their page. */
  readonly leave?: ((sitePage: SitePage) => Promise<void>) | null;
  readonly epilogues?: Readonly<Record<string, Epilogue>>;
}

export interface Epilogue {
  when(snapshot: AnyMachineSnapshot): boolean;
  run(sitePage: SitePage, from: AnyMachineSnapshot): Promise<unknown>;
}

/** @param from the snapshot before the event */
export type Action = (
  sitePage: SitePage,
  event: AnyEventObject,
  from: AnyMachineSnapshot,
) => Promise<unknown>;
type Assertion = (sitePage: SitePage, snapshot: AnyMachineSnapshot) => Promise<unknown>;

interface Call {
  /** Without the query string. If it is a function, list the paths that it may return in `holds`. */
  readonly path: string | ((from: AnyMachineSnapshot) => string);
  /** Builds the response that yields this output; by default the provider responds. */
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
