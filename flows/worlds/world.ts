import type { AnyEventObject } from 'xstate';
import type { FlowName } from '../flows';
import type { RuleId } from '../rules';
import { failures } from '../test-paths/flow';
import { can } from './questions';
import { type Answer, type Call, type Receiver, type Scene, send } from './scene';

type Deed<Facts> = (it: Scene<Facts>, call: Call, who: string) => Answer | null;

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
  readonly calls: Readonly<Record<string, Readonly<Record<string, Deed<Facts>>>>>;
  /** How a page processes an answer before it reaches the chart, by effect id. */
  readonly processed?: Readonly<
    Record<string, (it: Scene<Facts>, who: string, output: never) => unknown>
  >;
  readonly lasting?: readonly string[];
  readonly read?: (it: Scene<Facts>, to: string, message: AnyEventObject) => AnyEventObject;
  readonly ignores?: Readonly<Record<string, (it: Scene<Facts>, who: string) => boolean>>;
  readonly receives?: Readonly<Record<string, Receiver<Facts>>>;
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

/** Makes `does` one of the world's losses, which are limited. */
export function atLoss<Facts>(does: Deed<Facts>): Deed<Facts> {
  return (it, call, who) => {
    const answer = it.losses > 0 ? does(it, call, who) : null;
    if (answer) it.losses -= 1;
    return answer;
  };
}

export function forEach<Item, Value>(
  items: readonly Item[],
  of: (item: Item, at: number) => Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.assign({}, ...items.map(of));
}

export function counts<Name extends string>(name: Name, by = 1) {
  return ({ facts }: { facts: Record<Name, number> }): void => {
    facts[name] += by;
  };
}

export function sends(who: string, type: string, more: object = {}) {
  return <Facts>(it: Scene<Facts>): void => send(it, who, { type, ...more });
}

/** A move that is possible whenever the chart accepts the event, such as a click on an enabled button. */
export function whenPossible<Facts>(who: string, type: string, more: object = {}): Move<Facts> {
  return { when: (it) => can(it, who, type, more), does: sends(who, type, more) };
}
