/** Searches breadth-first, so that each broken promise comes with its shortest story. */
import type { AnyStateMachine } from 'xstate';
import { type FlowName, flowCalled } from '../flows';
import type { RuleId } from '../rules';
import { bounded } from '../test-paths/bounded';
import { always, hopes } from './always';
import { stepsIn } from './moves';
import { begin, type Scene } from './scene';
import type { Promises, World } from './world';

export type Charts = Readonly<Partial<Record<FlowName, AnyStateMachine>>>;
export interface Broken {
  readonly rule: RuleId;
  readonly says: string;
  readonly story: readonly string[];
  readonly log: Scene['log'];
}
export interface Explored {
  readonly situations: number;
  readonly broken: readonly Broken[];
  readonly isWhole: boolean;
}

const SITUATIONS_AT_MOST = 40_000;

export interface Promised {
  readonly rule: RuleId;
  readonly says: string;
  readonly holds: (it: Scene) => boolean;
}

interface Place {
  readonly it: Scene;
  readonly before: Place[];
  readonly wrong: readonly Promised[];
}

export function explore(world: World, charts: Charts = {}, isEnough = false): Explored {
  const hoped = [...listOf(world.hopes), ...listOf({ [world.about]: hopes })];
  const promises = [...listOf(world.promises), ...listOf({ [world.about]: always })];
  const places = new Map<string, Place>();
  const place = (it: Scene, before: Place[]): Place => {
    const found = { it, before, wrong: promises.filter(({ holds }) => !holds(it)) };
    places.set(keyOf(it), found);
    return found;
  };
  const isOver = () =>
    places.size > SITUATIONS_AT_MOST ||
    (isEnough && [...places.values()].some(({ wrong }) => wrong.length > 0));
  let ring = [place(beginning(world, charts), [])];
  for (let step = 0; step < world.depth && ring.length > 0 && !isOver(); step += 1) {
    const next: Place[] = [];
    for (const from of ring) {
      for (const [says, does] of stepsIn(world, from.it)) {
        const it = after(from.it, does);
        const known = places.get(keyOf(it));
        if (known) known.before.push(from);
        else {
          it.story = [...from.it.story, says];
          next.push(place(it, [from]));
        }
      }
    }
    ring = next;
  }
  const all = [...places.values()];
  const broken = [
    ...promises.flatMap((it) => brokenAt(it, firstWrong(it, all))),
    ...hoped.flatMap((it) => brokenAt(it, hopeless(it, all, ring))),
  ];
  return { situations: places.size, broken, isWhole: ring.length === 0 };
}

export function listOf(promises: Promises = {}): Promised[] {
  return Object.entries(promises).flatMap(([rule, kept]) =>
    Object.entries(kept).map(([says, holds]) => ({ rule: rule as RuleId, says, holds })),
  );
}

function firstWrong(promised: Promised, places: readonly Place[]) {
  return places.find(({ wrong }) => wrong.includes(promised));
}

function brokenAt({ rule, says }: Promised, place: Place | undefined): Broken[] {
  return place ? [{ rule, says, story: place.it.story, log: place.it.log }] : [];
}

function hopeless(
  { holds: isReached }: Promised,
  places: readonly Place[],
  unexplored: readonly Place[],
): Place | undefined {
  const ends = places.filter(({ it, wrong }) => wrong.length > 0 || isReached(it));
  const hopeful = new Set([...ends, ...unexplored]);
  for (const { before } of hopeful) for (const place of before) hopeful.add(place);
  return places.find((place) => !hopeful.has(place));
}

export function beginning(
  { cast, facts, losses, limits, calls, lasting = [], receives = {}, ignores = {} }: World,
  charts: Charts,
): Scene {
  const machineOf = (name: FlowName) => bounded(charts[name] ?? flowCalled(name).machine);
  const entries = Object.entries(cast);
  const machines = Object.fromEntries(entries.map(([who, { chart }]) => [who, machineOf(chart)]));
  const mayIgnore = (it: Scene, who: string, type: string) => ignores[type]?.(it, who) ?? false;
  const rules = { answered: new Set(Object.keys(calls)), lasting, machines, receives, mayIgnore };

  const it: Scene = {
    charts: {},
    mail: [],
    facts: structuredClone(facts),
    losses,
    clock: 0,
    left: limits,
    cut: [],
    unreceived: [],
    story: [],
    log: [],
    queue: [],
    by: null,
    rules,
  };
  for (const [who, part] of entries) if ('input' in part) begin(it, who, part.input);
  return it;
}

export function after(from: Scene, does: (it: Scene) => void): Scene {
  const it = { ...from, facts: structuredClone(from.facts), clock: from.clock + 1 };
  does(it);
  return it;
}

const SETS = ['settled', 'touched'];
/** Fields with timestamps. `keyOf` replaces these with ranks: 3, 7 and 12 become 0, 1 and 2. */
const TIMES = ['at', 'askedAt', 'changedAt'];

export function keyOf(scene: Scene): string {
  const { charts, mail, facts, losses, left, cut, unreceived } = scene;
  const parts = Object.entries(charts).map(([who, { snap, calls, timers }]) => {
    return [who, snap.value, snap.context, calls, [...timers].sort()];
  });
  const text = JSON.stringify(
    [parts, mail, facts, losses, left, cut, unreceived],
    (name, value) => {
      if (TIMES.includes(name)) return `@${String(value).padStart(4, '0')}`;
      return SETS.includes(name) && Array.isArray(value) ? [...value].sort() : value;
    },
  );
  const times = [...new Set(text.match(/@\d{4}/g))].sort();
  return text.replaceAll(/@\d{4}/g, (time) => `@${times.indexOf(time)}`);
}
