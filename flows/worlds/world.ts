/** What a world says: its charts, what is outside, and what is promised. */
import type { AnyEventObject } from 'xstate';
import type { FlowName } from '../flows';
import type { RuleId } from '../rules';
import { failures } from '../walk/flow';
import type { Answer, Call, Hearing, Scene } from './scene';

/** What the provider may do with a call, by the sentence that says so; `null` where it can't. */
type Deeds<Facts> = Readonly<
  Record<string, (it: Scene<Facts>, call: Call, who: string) => Answer | null>
>;
/** `false` where it can't happen now. */
export type Move<Facts> = readonly [says: string | false, does: (it: Scene<Facts>) => void];
export type Promised<Facts> = readonly [
  rule: RuleId,
  says: string,
  holds: (it: Scene<Facts>) => boolean,
];

/** What is outside of some charts, and what they promise all the same. */
export interface World<Facts = unknown> {
  /** Its charts, by their names in stories; without `input` one that is there later, or that another one spawns. */
  readonly cast: Readonly<Record<string, { readonly chart: FlowName; readonly input?: unknown }>>;
  readonly facts: Facts;
  /** How many answers are lost at most, and how many are late at a time. */
  readonly losses: number;
  readonly late: number;
  /** How many steps a story has at most. */
  readonly depth: number;
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
  readonly hears?: Readonly<Record<string, Hearing<Facts>>>;
  /** Without those of calls, mail and time. */
  readonly moves: (it: Scene<Facts>) => readonly Move<Facts>[];
  /** What holds in every situation. */
  readonly promises: readonly Promised<Facts>[];
  /** What may still come about from every situation, whatever has happened. */
  readonly hopes?: readonly Promised<Facts>[];
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
