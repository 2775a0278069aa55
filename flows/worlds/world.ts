import type { AnyEventObject } from 'xstate';
import type { FlowName } from '../flows';
import type { RuleId } from '../rules';
import { failures } from '../test-paths/flow';
import { can } from './questions';
import { type Answer, type Call, type Receiver, type Scene, send } from './scene';

type Deed<Facts> = (it: Scene<Facts>, call: Call, who: string) => Answer | null;

export interface Move<Facts = unknown> {
  readonly uses?: string;
  readonly when?: (it: Scene<Facts>) => boolean;
  readonly does: (it: Scene<Facts>) => void;
}
type Named<Value> = Readonly<Record<string, Value>>;
type Holds<Facts> = (it: Scene<Facts>) => boolean;
export type Promises<Facts = unknown> = Readonly<Partial<Record<RuleId, Named<Holds<Facts>>>>>;

export interface World<Facts = unknown> {
  /** Rule under which the promises and hopes in `always.ts` are reported. */
  readonly about: RuleId;
  readonly promises: Promises<Facts>;
  /**
   * Conditions that must stay reachable from every situation.
   * A situation is exempt if a promise breaks, or the search stops, in it or after it.
   */
  readonly hopes?: Promises<Facts>;
  /** How often moves may happen in total, by their `uses`. Some answers use up limits, too. */
  readonly limits: Named<number>;
  readonly moves: Named<Move<Facts>>;
  /** `input` is omitted for charts that start later. */
  readonly cast: Named<{ readonly chart: FlowName; readonly input?: unknown }>;
  readonly facts: Facts;
  /**
   * Upper limits. `losses`: faults in a story, such as lost calls. `depth`: steps in a story.
   * `late`: answers that are on their way at the same time.
   */
  readonly losses: number;
  readonly late: number;
  readonly depth: number;
  /** How calls may be answered, by effect id. */
  readonly calls: Named<Named<Deed<Facts>>>;
  /** Effects that may still finish at the provider after their chart stops them. */
  readonly lasting?: readonly string[];
  /** By effect id: how a page processes a successful answer before the chart receives it. */
  readonly processed?: Named<(it: Scene<Facts>, who: string, output: never) => unknown>;
  /** Turns a posted message into the event that the chart receives. */
  readonly read?: (it: Scene<Facts>, to: string, message: AnyEventObject) => AnyEventObject;
  /** What effects, actions and emitted events do, by name. */
  readonly receives?: Named<Receiver<Facts>>;
  /** Whether a chart may leave an event unhandled, by event type. */
  readonly ignores?: Named<(it: Scene<Facts>, who: string) => boolean>;
}

export function describeWorld<Facts>(world: World<Facts>): World {
  return world as unknown as World;
}

export const done = (output?: unknown): Answer => ({ output });
export const refused = (status = 422): Answer => ({
  error: { ...failures.rejected, status },
});

export function atLoss<Facts>(does: Deed<Facts>): Deed<Facts> {
  return (it, call, who) => {
    const answer = it.losses > 0 ? does(it, call, who) : null;
    if (answer) it.losses -= 1;
    return answer;
  };
}

export function forEach<Item, Value>(
  items: readonly Item[],
  of: (item: Item, at: number) => Named<Value>,
): Record<string, Value> {
  return Object.assign({}, ...items.map(of));
}

export function counts<Name extends string>(name: Name, by = 1) {
  return ({ facts }: { facts: Record<Name, number> }): void => {
    facts[name] += by;
  };
}

export function sends(who: string, type: string, more: object = {}) {
  return (it: Scene): void => send(it, who, { type, ...more });
}

export function whenPossible(who: string, type: string, more: object = {}): Move {
  return { when: (it) => can(it, who, type, more), does: sends(who, type, more) };
}
