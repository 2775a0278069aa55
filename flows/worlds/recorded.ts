import type { AnyEventObject } from 'xstate';
import { BEGIN, STOP, type Step } from '../live/allowed';
import { failureIn, valuesIn } from '../live/values';
import { after, beginning, type Charts, keyOf, listOf } from './explore';
import { stepsIn } from './moves';
import type { Scene } from './scene';
import type { World } from './world';

export interface FoundStory {
  readonly story: readonly string[];
  /** Guessed moves, for which the recording has no step, such as a payment. */
  readonly madeUp: readonly string[];
}

interface Way extends FoundStory {
  readonly scene: Scene;
  readonly made: number;
  readonly skipped: number;
}

interface Part {
  readonly steps: readonly Step[];
  readonly who: ReadonlyMap<number, string>;
  readonly idle: ReadonlySet<Step>;
}

/** Limits guessed moves: with more of them, a story could explain almost any recording. */
const MADE_UP_AT_MOST = 2;

/**
 * Prefers stories that skip fewer recorded steps.
 * Among equals, prefers those that end with a broken promise, then those with fewer guessed moves.
 * @returns `null` if no story with at least one move matches the recording
 */
export function storyOf(
  world: World,
  recording: readonly Step[],
  charts: Charts = {},
): FoundStory | null {
  const part = partOf(world, recording);
  const promises = listOf(world.promises);
  const begin: Way = {
    scene: beginning(world, charts),
    story: [],
    madeUp: [],
    made: 0,
    skipped: 0,
  };
  const begun = part.steps.length > 0 ? followed(begin, begin.scene, 0, part) : null;
  if (begun === null) return null;
  const ways = [begun];
  const known = new Set<string>();
  let best: { found: FoundStory; price: number } | null = null;
  for (const way of ways) {
    const { scene, story, madeUp, made } = way;
    const rest = part.steps.slice(made);
    if (story.length > 0 && rest.every((step) => part.idle.has(step))) {
      const isKept = promises.every(({ holds }) => holds(scene));
      const price = (way.skipped + rest.length) * 100 + Number(isKept) * 10 + madeUp.length;
      if (best === null || price < best.price) best = { found: { story, madeUp }, price };
    }
    for (const [says, does] of stepsIn(world, scene)) {
      const so = followed(way, after(scene, does), scene.log.length, part);
      if (so === null) continue;
      const more = so.made === made ? [...madeUp, says] : madeUp;
      const key = `${so.made} ${so.skipped} ${more.length} ${keyOf(so.scene)}`;
      if (more.length <= MADE_UP_AT_MOST && known.size < known.add(key).size)
        ways.push({ ...so, story: [...story, says], madeUp: more });
    }
  }
  return best?.found ?? null;
}

function partOf({ cast }: World, recording: readonly Step[]): Part {
  const free = Object.entries(cast).map(([who, { chart }]) => ({ who, chart }));
  const who = new Map<number, string>();
  for (const { actor, chart } of recording) {
    const at = who.has(actor) ? -1 : free.findIndex((it) => it.chart === chart);
    for (const it of at < 0 ? [] : free.splice(at, 1)) who.set(actor, it.who);
  }
  const steps = recording.filter(({ actor, event }) => who.has(actor) && event !== STOP);
  const last = new Map<number, string>();
  const idle = new Set<Step>();
  for (const step of steps) {
    const states = step.states.join(' ');
    if (step.event !== BEGIN && last.get(step.actor) === states) idle.add(step);
    last.set(step.actor, states);
  }
  const isFirst = ({ actor, event }: Step) =>
    event === BEGIN && 'input' in (cast[who.get(actor) ?? ''] ?? {});
  const names = Object.keys(cast);
  const placeOf = ({ actor }: Step) => names.indexOf(who.get(actor) ?? '');
  const first = steps.filter(isFirst).sort((one, other) => placeOf(one) - placeOf(other));
  const inTurn = [...first, ...steps.filter((step) => !isFirst(step))];
  return { steps: inTurn, who, idle };
}

function followed(
  { made, skipped, ...way }: Way,
  scene: Scene,
  from: number,
  { steps, who, idle }: Part,
): Way | null {
  const played = new Set(who.values());
  const last = new Map<string, Step>();
  let [at, left] = [made, skipped];
  for (const [name, event] of scene.log.slice(from)) {
    if (!played.has(name)) continue;
    const isIt = (step: Step) => who.get(step.actor) === name && isLike(event, step);
    const next = steps.findIndex((step, place) => place >= at && isIt(step));
    const step = steps[next];
    if (!step || !steps.slice(at, next).every((it) => idle.has(it))) return null;
    last.set(name, step);
    left += next - at;
    at = next + 1;
  }
  const isThere = [...last].every(([name, { states }]) => {
    const nodes = scene.charts[name]?.snap._nodes;
    return !nodes || states.every((id) => nodes.some((node) => node.id === id));
  });
  return isThere ? { ...way, scene, made: at, skipped: left } : null;
}

function isLike(event: AnyEventObject, { event: type, values, failure }: Step): boolean {
  const own = Object.entries(valuesIn(event));
  return (
    event.type === type &&
    failureIn(event)?.kind === failure?.kind &&
    own.every(([name, it]) => typeof it !== 'boolean' || (values[name] ?? it) === it)
  );
}
