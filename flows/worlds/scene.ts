/**
 * Charts and what is outside of them as plain data, which can be copied, moved and compared. XState's pure
 * `transition` says what a chart does; the world says what comes of it. No effect ever runs.
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import type { Failure } from '../../contract/failure';

export type Answer = { readonly output: unknown } | { readonly error: Failure };
/** A promise of a chart. `answer`: on its way; `isHeard`: the chart still waits for it. */
export interface Call {
  readonly id: string;
  readonly input: unknown;
  readonly askedAt: number;
  readonly answer: Answer | null;
  readonly isHeard: boolean;
}
interface Chart {
  readonly machine: AnyStateMachine;
  readonly snap: AnyMachineSnapshot;
  readonly calls: readonly Call[];
  /** Event types of the delays that run. */
  readonly timers: readonly string[];
}
/** A message between tabs. Those from one tab to another arrive in their order. */
interface Mail {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
}
/** What an event, a side effect or an effect of a chart does outside; `what`: the event, or the params. */
export type Hearing<Facts> = (it: Scene<Facts>, who: string, what: AnyEventObject) => void;

export interface Scene<Facts> {
  /** By their names in the world. */
  charts: Readonly<Record<string, Chart>>;
  mail: readonly Mail[];
  /** What is outside: mutable, copied with `structuredClone`. */
  facts: Facts;
  /** What is to be done before the step ends; empty between steps. */
  readonly queue: (() => void)[];
  /** The chart that is at work; `null` for what a move does. */
  by: string | null;
  /** How many answers may still be lost. */
  losses: number;
  /** Events that a chart should have heard and did not. */
  unheard: readonly string[];
  /** Charts whose last call found no network. */
  cut: readonly string[];
  /** How often each limited move may still happen, by the limit's name. */
  left: Readonly<Record<string, number>>;
  /** Counts the steps: what happens later has a greater time. */
  clock: number;
  story: readonly string[];
  /** All that the charts were sent, `xstate.init` first, and by which chart; `null` by what is outside. */
  log: readonly (readonly [who: string, event: AnyEventObject, by: string | null])[];
  readonly rules: Rules<Facts>;
}

interface Rules<Facts> {
  /** Ids of the promises that the provider answers. Any other effect is left to the world's moves. */
  readonly answered: ReadonlySet<string>;
  /** Those of them that go on at the provider when the chart gives them up. */
  readonly lasting: readonly string[];
  /** Whether a chart need not hear an event now. */
  readonly mayPassOver: (it: Scene<Facts>, who: string, type: string) => boolean;
  /** By the charts' names in the world; one that another chart spawns has the name of the child. */
  readonly machines: Readonly<Record<string, AnyStateMachine>>;
  /** By an event's type, a side effect's name, or the id of an effect that begins or is sent an event. */
  readonly hears: Readonly<Record<string, Hearing<Facts>>>;
}

/** Starts a chart of the world's cast, such as that of a tab that is opened. */
export function begin<Facts>(it: Scene<Facts>, who: string, input: unknown): void {
  const machine = it.rules.machines[who];
  if (!machine) throw new Error(`The world has no ${who}.`);
  const { by } = it;
  inTurn(it, who, () => {
    it.log = [...it.log, [who, { type: 'xstate.init', input }, by]];
    apply(it, who, { machine, calls: [], timers: [] }, initialTransition(machine, input));
  });
}

/** Ends a chart with its page, and what it has asked. */
export function end<Facts>(it: Scene<Facts>, who: string): void {
  const { [who]: _, ...charts } = it.charts;
  it.charts = charts;
}

/** Sends an event to a chart; one that has ended hears nothing. */
export function send<Facts>(it: Scene<Facts>, who: string, event: AnyEventObject): void {
  const { by } = it;
  inTurn(it, who, () => {
    const chart = it.charts[who];
    if (!chart) return;
    if (!chart.snap.can(event) && !it.rules.mayPassOver(it, who, event.type))
      it.unheard = [...it.unheard, `${who}: ${event.type}`];
    it.log = [...it.log, [who, event, by]];
    apply(it, who, chart, transition(chart.machine, chart.snap, event));
  });
}

/** Far more than any step of a world takes. */
const TURNS_AT_MOST = 200;

/**
 * What is sent while a chart is at work waits until it has done, as in the mailboxes of XState.
 * @throws {Error} where charts answer each other for ever
 */
function inTurn<Facts>(it: Scene<Facts>, who: string, act: () => void): void {
  const { queue } = it;
  queue.push(() => {
    it.by = who;
    act();
  });
  if (queue.length > 1) return;
  for (let turns = 1; queue.length > 0; turns += 1) {
    if (turns > TURNS_AT_MOST) throw new Error('The charts answer each other for ever.');
    queue[0]?.();
    queue.shift();
  }
  it.by = null;
}

/** Sends a message that arrives later. */
export function post<Facts>(it: Scene<Facts>, from: string, to: string, event: AnyEventObject) {
  it.mail = [...it.mail, { from, to, event }];
}

function apply<Facts>(
  it: Scene<Facts>,
  who: string,
  { machine, calls, timers }: Omit<Chart, 'snap'>,
  [snap, actions]: ReturnType<typeof transition>,
): void {
  let chart: Chart = { machine, snap: snap as AnyMachineSnapshot, calls, timers };
  for (const action of actions) {
    const { id, event, delay, sendId, targetId, input } = paramsOf(action);
    const hear = (name: string, what: AnyEventObject) =>
      inTurn(it, who, () => it.rules.hears[name]?.(it, who, what));
    if (action.type === 'xstate.spawnChild') {
      if (it.rules.answered.has(id)) {
        chart = asking(it, chart, id, input);
        it.cut = it.cut.filter((other) => other !== who);
      }
      if (id in it.rules.machines) begin(it, id, input);
      else hear(id, { type: 'xstate.init', input });
    } else if (action.type === 'xstate.stopChild')
      chart = without(chart, id, it.rules.lasting.includes(id));
    else if (action.type === 'xstate.emit') hear(event.type, event);
    else if (action.type === 'xstate.raise' && delay !== undefined)
      chart = { ...chart, timers: [...chart.timers, event.type] };
    else if (action.type === 'xstate.cancel')
      chart = { ...chart, timers: chart.timers.filter((timer) => timer !== sendId) };
    else if (action.type === 'xstate.sendTo' && targetId && !(targetId in it.rules.machines))
      hear(targetId, event);
    else if (action.type === 'xstate.sendTo') send(it, targetId ?? who, event);
    else hear(action.type, { ...paramsOf(action), type: action.type });
  }
  it.charts = { ...it.charts, [who]: chart };
}

interface Params {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly delay?: number;
  readonly sendId: string;
  readonly targetId?: string;
  readonly input: unknown;
}

/** XState types the params of its built-in actions for its own use alone. */
function paramsOf({ params }: { readonly params: unknown }): Params {
  return (params ?? {}) as Params;
}

function asking<Facts>(it: Scene<Facts>, chart: Chart, id: string, input: unknown): Chart {
  const call: Call = { id, input, askedAt: it.clock, answer: null, isHeard: true };
  return { ...chart, calls: [...chart.calls, call] };
}

/** One that lasts goes on at the provider, and its answer is not heard. */
function without(chart: Chart, id: string, isLasting: boolean): Chart {
  const calls = chart.calls.flatMap((call) => {
    if (call.id !== id || !call.isHeard) return [call];
    return isLasting && !call.answer ? [{ ...call, isHeard: false }] : [];
  });
  return { ...chart, calls };
}
