/**
 * Holds charts and their environment as values, which can be copied and compared.
 * XState's pure `transition` computes the charts' next states. The world models everything else.
 * Effects never run.
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
/** `answer`: `null` until the provider answers. `isHeard`: the chart still waits for the answer. */
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
  readonly timers: readonly string[];
}
interface Mail {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
}
/** `what` is an emitted event, an event for an effect, or an action's parameters. */
export type Receiver<Facts = unknown> = (
  it: Scene<Facts>,
  who: string,
  what: AnyEventObject,
) => void;

export interface Scene<Facts = unknown> {
  charts: Readonly<Record<string, Chart>>;
  mail: readonly Mail[];
  facts: Facts;
  readonly queue: (() => void)[];
  by: string | null;
  losses: number;
  unreceived: readonly string[];
  /** Names of charts whose last call failed with a network error, until the network is back. */
  cut: readonly string[];
  /** What remains of the world's `limits`, by name. */
  left: Readonly<Record<string, number>>;
  clock: number;
  story: readonly string[];
  /**
   * The events that charts received, including `xstate.init`.
   * `by`: the chart that caused the event; `null` for the environment.
   */
  log: readonly (readonly [who: string, event: AnyEventObject, by: string | null])[];
  readonly rules: Rules;
}

interface Rules {
  readonly answered: ReadonlySet<string>;
  readonly lasting: readonly string[];
  readonly mayIgnore: (it: Scene, who: string, type: string) => boolean;
  /** By the chart's name in the world, which is the child id for a spawned chart. */
  readonly machines: Readonly<Record<string, AnyStateMachine>>;
  readonly receives: Readonly<Record<string, Receiver>>;
}

export function begin(it: Scene, who: string, input: unknown): void {
  const machine = it.rules.machines[who];
  if (!machine) throw new Error(`The world has no ${who}.`);
  const { by } = it;
  inTurn(it, who, () => {
    it.log = [...it.log, [who, { type: 'xstate.init', input }, by]];
    apply(it, who, { machine, calls: [], timers: [] }, initialTransition(machine, input));
  });
}

export function end(it: Scene, who: string): void {
  const { [who]: _, ...charts } = it.charts;
  it.charts = charts;
}

export function send(it: Scene, who: string, event: AnyEventObject): void {
  const { by } = it;
  inTurn(it, who, () => {
    const chart = it.charts[who];
    if (!chart) return;
    if (!chart.snap.can(event) && !it.rules.mayIgnore(it, who, event.type))
      it.unreceived = [...it.unreceived, `${who}: ${event.type}`];
    it.log = [...it.log, [who, event, by]];
    apply(it, who, chart, transition(chart.machine, chart.snap, event));
  });
}

const TURNS_AT_MOST = 200;

/**
 * Queues events and effects of a chart's step until the step ends, like XState's mailboxes.
 * @throws {Error} after `TURNS_AT_MOST` turns, as when charts answer each other endlessly
 */
function inTurn(it: Scene, who: string, act: () => void): void {
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

export function post(it: Scene, from: string, to: string, event: AnyEventObject) {
  it.mail = [...it.mail, { from, to, event }];
}

function apply(
  it: Scene,
  who: string,
  { machine, calls, timers }: Omit<Chart, 'snap'>,
  [snap, actions]: ReturnType<typeof transition>,
): void {
  let chart: Chart = { machine, snap: snap as AnyMachineSnapshot, calls, timers };
  for (const action of actions) {
    const { id, event, delay, sendId, targetId, input } = paramsOf(action);
    const receive = (name: string, what: AnyEventObject) =>
      inTurn(it, who, () => it.rules.receives[name]?.(it, who, what));
    if (action.type === 'xstate.spawnChild') {
      if (it.rules.answered.has(id)) {
        chart = asking(it, chart, id, input);
        it.cut = it.cut.filter((other) => other !== who);
      }
      if (id in it.rules.machines) begin(it, id, input);
      else receive(id, { type: 'xstate.init', input });
    } else if (action.type === 'xstate.stopChild')
      chart = without(chart, id, it.rules.lasting.includes(id));
    else if (action.type === 'xstate.emit') receive(event.type, event);
    else if (action.type === 'xstate.raise' && delay !== undefined)
      chart = { ...chart, timers: [...chart.timers, event.type] };
    else if (action.type === 'xstate.cancel')
      chart = { ...chart, timers: chart.timers.filter((timer) => timer !== sendId) };
    else if (action.type === 'xstate.sendTo' && targetId && !(targetId in it.rules.machines))
      receive(targetId, event);
    else if (action.type === 'xstate.sendTo') send(it, targetId ?? who, event);
    else receive(action.type, { ...paramsOf(action), type: action.type });
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

function paramsOf({ params }: { readonly params: unknown }): Params {
  return (params ?? {}) as Params;
}

function asking(it: Scene, chart: Chart, id: string, input: unknown): Chart {
  const call: Call = { id, input, askedAt: it.clock, answer: null, isHeard: true };
  return { ...chart, calls: [...chart.calls, call] };
}

/** Stops a call. The provider may still carry out a lasting call, but the chart gets no answer. */
function without(chart: Chart, id: string, isLasting: boolean): Chart {
  const calls = chart.calls.flatMap((call) => {
    if (call.id !== id || !call.isHeard) return [call];
    return isLasting && !call.answer ? [{ ...call, isHeard: false }] : [];
  });
  return { ...chart, calls };
}
