/** Every order of what can happen in a world, breadth first: the first story that breaks a promise is the shortest. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type FlowName, flowCalled } from '../flows';
import type { RuleId } from '../rules';
import { bounded } from '../walk/bounded';
import { failures } from '../walk/flow';
import { type Answer, begin, type Call, type Hearing, type Scene, send } from './scene';

/** What the provider may do with a call, by the sentence that says so; `null` where it can't. */
type Deeds<Facts> = Readonly<
  Record<string, (it: Scene<Facts>, call: Call, who: string) => Answer | null>
>;
/** `false` where it can't happen now. */
export type Move<Facts> = readonly [says: string | false, does: (it: Scene<Facts>) => void];
type Promise<Facts> = readonly [rule: RuleId, says: string, holds: (it: Scene<Facts>) => boolean];

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
  readonly promises: readonly Promise<Facts>[];
}

/** Keeps a world's own facts while checking it; to explore it, what they are is not needed. */
export function describeWorld<Facts>(world: World<Facts>): World {
  return world as unknown as World;
}

/** The charts of a world, where they are not those of the site. */
export type Charts = Readonly<Partial<Record<FlowName, AnyStateMachine>>>;
export interface Broken {
  readonly rule: RuleId;
  readonly says: string;
  readonly story: readonly string[];
  readonly log: Scene<unknown>['log'];
}
export interface Explored {
  readonly situations: number;
  readonly broken: readonly Broken[];
  /** Whether nothing is left beyond the bound of steps. */
  readonly isWhole: boolean;
}

export const done = (output?: unknown): Answer => ({ output });
/** The provider says no. */
export const refused = (status = 422): Answer => ({
  error: { ...failures.rejected, status },
});

export function explore<Facts>(world: World<Facts>, charts: Charts = {}): Explored {
  const machineOf = (name: FlowName) => bounded(charts[name] ?? flowCalled(name).machine);
  const seen = new Set<string>();
  const broken = new Map<string, Broken>();
  let ring = [beginning(world, machineOf)];
  for (let step = 0; step < world.depth && ring.length > 0; step += 1) {
    const next: Scene<Facts>[] = [];
    for (const scene of ring) {
      for (const [says, does] of movesIn(world, scene)) {
        if (!says) continue;
        const it = { ...scene, facts: structuredClone(scene.facts), clock: scene.clock + 1 };
        does(it);
        const key = keyOf(it);
        if (seen.has(key)) continue;
        seen.add(key);
        it.story = [...scene.story, says];
        const wrong = world.promises.find(([, , holds]) => !holds(it));
        if (!wrong) next.push(it);
        else if (!broken.has(wrong[1]))
          broken.set(wrong[1], { rule: wrong[0], says: wrong[1], story: it.story, log: it.log });
      }
    }
    ring = next;
  }
  return { situations: seen.size, broken: [...broken.values()], isWhole: ring.length === 0 };
}

function beginning<Facts>(
  { cast, facts, losses, calls, lasting = [], hears = {} }: World<Facts>,
  machineOf: (name: FlowName) => AnyStateMachine,
): Scene<Facts> {
  const entries = Object.entries(cast);
  const machines = Object.fromEntries(entries.map(([who, { chart }]) => [who, machineOf(chart)]));
  const rules = { answered: new Set(Object.keys(calls)), lasting, machines, hears };
  const it: Scene<Facts> = {
    ...{ charts: {}, mail: [], facts: structuredClone(facts), losses, clock: 0 },
    ...{ story: [], log: [], queue: [], rules },
  };
  for (const [who, part] of entries) if ('input' in part) begin(it, who, part.input);
  return it;
}

function movesIn<Facts>(world: World<Facts>, scene: Scene<Facts>): Move<Facts>[] {
  const charts = Object.entries(scene.charts);
  const late = charts.flatMap(([, { calls }]) => calls.filter(({ answer }) => answer)).length;
  return [
    ...world.moves(scene),
    ...charts.flatMap(([who, { calls }]) =>
      calls.flatMap((call) => callMoves(world, scene, who, call, late < world.late)),
    ),
    ...scene.mail.flatMap((mail, at): Move<Facts>[] => {
      const earlier = scene.mail.slice(0, at);
      if (earlier.some(({ from, to }) => from === mail.from && to === mail.to)) return [];
      const says = `${mail.to} hears ${mail.event.type} from ${mail.from}`;
      return [[says, (it) => deliver(world, it, at)]];
    }),
    ...charts.flatMap(([who, { timers }]) =>
      timers.map((timer): Move<Facts> => {
        const says = `in ${who} time passes (${timer.split('.')[2]})`;
        return [says, (it) => passTime(it, who, timer)];
      }),
    ),
  ];
}

/** A call is answered at once or late, or is lost before or after what it asks for is done. */
function callMoves<Facts>(
  world: World<Facts>,
  { losses }: Scene<Facts>,
  who: string,
  call: Call,
  mayBeLate: boolean,
): Move<Facts>[] {
  const { answer } = call;
  const lose = (it: Scene<Facts>) => {
    it.losses -= 1;
    hear(world, it, who, call, { error: failures.network });
  };
  if (answer) return [[`the answer arrives in ${who}`, (it) => hear(world, it, who, call, answer)]];
  const deeds = Object.entries(world.calls[call.id] ?? {});
  return [
    ...deeds.flatMap(([says, does]): Move<Facts>[] => {
      const after = (then: (it: Scene<Facts>, given: Answer) => void) => (it: Scene<Facts>) => {
        const given = does(it, call, who);
        if (given) then(it, given);
      };
      const moves: Move<Facts>[] = [
        [`${who}: ${says}`, after((it, given) => hear(world, it, who, call, given))],
      ];
      if (mayBeLate && call.isHeard)
        moves.push([
          `${who}: ${says}, and its answer is late`,
          after((it, given) => replace(it, who, call, [{ ...call, answer: given }])),
        ]);
      if (losses > 0 && call.isHeard)
        moves.push([`${who}: ${says}, and its answer is lost`, after((it) => lose(it))]);
      return moves;
    }),
    ...(losses > 0 ? [[`${who}: ${call.id} is lost on its way`, lose] as const] : []),
  ];
}

function hear<Facts>(
  world: World<Facts>,
  it: Scene<Facts>,
  who: string,
  call: Call,
  answer: Answer,
): void {
  replace(it, who, call, []);
  if (!call.isHeard) return;
  const actorId = call.id;
  const type = `xstate.${'error' in answer ? 'error' : 'done'}.actor.${actorId}`;
  if ('error' in answer) send(it, who, { type, actorId, ...answer });
  else {
    const take = world.heard?.[actorId];
    const output = take ? take(it, who, answer.output as never) : answer.output;
    send(it, who, { type, actorId, output });
  }
}

function replace<Facts>(it: Scene<Facts>, who: string, call: Call, by: readonly Call[]): void {
  const chart = it.charts[who];
  if (!chart) return;
  const calls = chart.calls.flatMap((other) => (other === call ? by : [other]));
  it.charts = { ...it.charts, [who]: { ...chart, calls } };
}

function deliver<Facts>(world: World<Facts>, it: Scene<Facts>, at: number): void {
  const mail = it.mail[at];
  if (!mail) return;
  it.mail = it.mail.filter((other) => other !== mail);
  send(it, mail.to, world.read?.(it, mail.to, mail.event) ?? mail.event);
}

function passTime<Facts>(it: Scene<Facts>, who: string, timer: string): void {
  const chart = it.charts[who];
  if (!chart) return;
  const timers = chart.timers.filter((other) => other !== timer);
  it.charts = { ...it.charts, [who]: { ...chart, timers } };
  send(it, who, { type: timer });
}

/** Lists whose order means nothing. */
const SETS = ['settled', 'touched'];
/** Of times only the order counts: `at: 7` of 3, 7, 12 is the second. */
const TIMES = ['at', 'askedAt', 'changedAt'];

/** The same for scenes from which all goes on alike. */
function keyOf<Facts>({ charts, mail, facts, losses }: Scene<Facts>): string {
  const parts = Object.entries(charts).map(([who, { snap, calls, timers }]) => {
    return [who, snap.value, snap.context, calls, [...timers].sort()];
  });
  const text = JSON.stringify([parts, mail, facts, losses], (name, value) => {
    if (TIMES.includes(name)) return `@${String(value).padStart(4, '0')}`;
    return SETS.includes(name) && Array.isArray(value) ? [...value].sort() : value;
  });
  const times = [...new Set(text.match(/@\d{4}/g))].sort();
  return text.replaceAll(/@\d{4}/g, (time) => `@${times.indexOf(time)}`);
}
