import type { AnyEventObject } from 'xstate';
import type { FlowName } from '../flows';
import type { RuleId } from '../rules';
import { failures } from '../test-paths/flow';
import { type Answer, type Call, type Receiver, type Scene, send } from './scene';

type Deeds<Facts> = Readonly<
  Record<string, (it: Scene<Facts>, call: Call, who: string) => Answer | null>
>;

export interface Move<Facts> {
  readonly uses?: string;
  readonly when?: (it: Scene<Facts>) => boolean;
  readonly does: (it: Scene<Facts>) => void;
}
type Moves<Facts> = Readonly<Record<string, Move<Facts>>>;
type Holds<Facts> = (it: Scene<Facts>) => boolean;
export type Promises<Facts> = Readonly<
  Partial<Record<RuleId, Readonly<Record<string, Holds<Facts>>>>>
>;

export interface World<Facts = unknown> {
  /** `input` is omitted for charts that start later. */
  readonly cast: Readonly<Record<string, { readonly chart: FlowName; readonly input?: unknown }>>;
  readonly facts: Facts;
  readonly about: RuleId;
  readonly losses: number;
  readonly late: number;
  readonly depth: number;
  readonly limits: Readonly<Record<string, number>>;
  readonly calls: Readonly<Record<string, Deeds<Facts>>>;
  /** How a page processes an answer before it reaches the chart, by effect id. */
  readonly processed?: Readonly<
    Record<string, (it: Scene<Facts>, who: string, output: never) => unknown>
  >;
  readonly lasting?: readonly string[];
  readonly read?: (it: Scene<Facts>, to: string, message: AnyEventObject) => AnyEventObject;
  readonly ignores?: Readonly<Record<string, (it: Scene<Facts>, who: string) => boolean>>;
  readonly receives?: Readonly<Record<string, Receiver<Facts>>>;
  readonly presses?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly moves: Moves<Facts>;
  readonly promises: Promises<Facts>;
  /** Situations that must remain reachable from every explored one. */
  readonly hopes?: Promises<Facts>;
}

export function describeWorld<Facts>(world: World<Facts>): World {
  return world as unknown as World;
}

export const done = (output?: unknown): Answer => ({ output });
export const refused = (status = 422): Answer => ({
  error: { ...failures.rejected, status },
});

export function forEach<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name, at: number) => Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.assign({}, ...names.map(of));
}

export function sends(who: string, type: string, more: object = {}) {
  return <Facts>(it: Scene<Facts>): void => send(it, who, { type, ...more });
}
