/** What a world says: its charts, what is outside, and what is promised. */
import type { AnyEventObject } from 'xstate';
import type { FlowName } from '../flows';
import type { RuleId } from '../rules';
import { failures } from '../walk/flow';
import { type Answer, type Call, type Hearing, type Scene, send } from './scene';

/** What the provider may do with a call, by the sentence that says so; `null` where it can't. */
type Deeds<Facts> = Readonly<
  Record<string, (it: Scene<Facts>, call: Call, who: string) => Answer | null>
>;

export interface Move<Facts> {
  /** The limit that it uses up by one. */
  readonly uses?: string;
  /** Whether it can happen now; always without this. */
  readonly when?: (it: Scene<Facts>) => boolean;
  readonly does: (it: Scene<Facts>) => void;
}
/** By the sentence that says what happens. */
type Moves<Facts> = Readonly<Record<string, Move<Facts>>>;
type Holds<Facts> = (it: Scene<Facts>) => boolean;
/** By the rule that is kept, and the sentence that says what is promised. */
export type Promises<Facts> = Readonly<
  Partial<Record<RuleId, Readonly<Record<string, Holds<Facts>>>>>
>;

/** What is outside of some charts, and what they promise all the same. */
export interface World<Facts = unknown> {
  /** Its charts, by their names in stories; without `input` one that is there later, or that another one spawns. */
  readonly cast: Readonly<Record<string, { readonly chart: FlowName; readonly input?: unknown }>>;
  readonly facts: Facts;
  /** The rule for which its charts keep what every world promises. */
  readonly about: RuleId;
  /** How many answers are lost at most, and how many are late at a time. */
  readonly losses: number;
  readonly late: number;
  /** How many steps a story has at most. */
  readonly depth: number;
  /** How often moves happen at most, by the names that they use. */
  readonly limits: Readonly<Record<string, number>>;
  /** By the id of a promise. */
  readonly calls: Readonly<Record<string, Deeds<Facts>>>;
  /** By the id of a promise: what a page does with its answer first, and gives its chart. */
  readonly heard?: Readonly<
    Record<string, (it: Scene<Facts>, who: string, output: never) => unknown>
  >;
  /** Ids of calls that go on at the provider when the chart gives them up. */
  readonly lasting?: readonly string[];
  /** What a chart is sent for a message, when it arrives; the message itself without this. */
  readonly read?: (it: Scene<Facts>, to: string, message: AnyEventObject) => AnyEventObject;
  /** By an event's type: when a chart need not hear it. */
  readonly passesOver?: Readonly<Record<string, (it: Scene<Facts>, who: string) => boolean>>;
  readonly hears?: Readonly<Record<string, Hearing<Facts>>>;
  /** What a person presses, by the chart's name and the event: possible where the chart takes it. */
  readonly presses?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Without those of presses, calls, mail, network and time. */
  readonly moves: Moves<Facts>;
  /** What holds in every situation, beside what every world promises. */
  readonly promises: Promises<Facts>;
  /** What may still come about from every situation, whatever has happened. */
  readonly hopes?: Promises<Facts>;
}

/** Keeps a world's own facts while checking it; to explore it, what they are is not needed. */
export function describeWorld<Facts>(world: World<Facts>): World {
  return world as unknown as World;
}

export const done = (output?: unknown): Answer => ({ output });
/** The provider says no. */
export const refused = (status = 422): Answer => ({
  error: { ...failures.rejected, status },
});

/** The same for each name, such as that of a tab: `forEach(TABS, (tab) => ({ [tab]: … }))`. */
export function forEach<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name, at: number) => Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.assign({}, ...names.map(of));
}

/** Sends a chart an event. */
export function sends(who: string, type: string, more: object = {}) {
  return <Facts>(it: Scene<Facts>): void => send(it, who, { type, ...more });
}
