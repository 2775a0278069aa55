/** A recording as a story of a world: which moves have led to its steps. */
import type { AnyEventObject } from 'xstate';
import { STOP, type Step } from '../live/allowed';
import { failureIn, valuesIn } from '../live/values';
import { after, beginning, type Charts, keyOf } from './explore';
import { movesIn } from './moves';
import type { Scene } from './scene';
import type { World } from './world';

export interface Told {
  readonly story: readonly string[];
  /** Those of its moves that no recorded chart has heard of, such as a payment: they are made up. */
  readonly madeUp: readonly string[];
}

interface Way<Facts> extends Told {
  readonly scene: Scene<Facts>;
  /** How many of the recorded steps it has made. */
  readonly made: number;
}

/** More moves than this that no chart hears of could explain anything. */
const MADE_UP_AT_MOST = 3;

/**
 * A story that breaks a promise, where one has these steps; else one with as little as possible that is made up.
 *
 * @returns `null` where no story of the world goes so
 */
export function storyOf<Facts>(
  world: World<Facts>,
  recording: readonly Step[],
  charts: Charts = {},
): Told | null {
  const parts = partsIn(world, recording);
  const steps = recording.filter(({ actor, event }) => parts.has(actor) && event !== STOP);
  const begin = beginning(world, charts);
  const made = madeBy(begin, 0, steps, 0, parts);
  if (steps.length === 0 || made === null) return null;
  const ways: Way<Facts>[] = [{ scene: begin, story: [], madeUp: [], made }];
  const known = new Set<string>();
  let best: Told | null = null;
  for (const way of ways) {
    const { scene, story, madeUp } = way;
    const isWhole = steps.slice(way.made).every(changesNothing);
    if (isWhole && world.promises.some(([, , holds]) => !holds(scene))) return { story, madeUp };
    if (isWhole && madeUp.length < (best?.madeUp.length ?? Infinity)) best = { story, madeUp };
    for (const [says, does] of movesIn(world, scene)) {
      if (!says) continue;
      const next = after(scene, does);
      const so = madeBy(next, scene.log.length, steps, way.made, parts);
      const more = so === way.made ? [...madeUp, says] : madeUp;
      if (so === null || more.length > MADE_UP_AT_MOST) continue;
      const key = `${so} ${more.length} ${keyOf(next)}`;
      if (known.size < known.add(key).size)
        ways.push({ scene: next, story: [...story, says], madeUp: more, made: so });
    }
  }
  return best;
}

/** Who is who: the actors of a chart are the world's of that chart, in the order in which they began. */
function partsIn<Facts>({ cast }: World<Facts>, recording: readonly Step[]) {
  const free = Object.entries(cast).map(([who, { chart }]) => ({ who, chart }));
  const parts = new Map<number, string>();
  for (const { actor, chart } of recording) {
    const at = parts.has(actor) ? -1 : free.findIndex((it) => it.chart === chart);
    for (const { who } of at < 0 ? [] : free.splice(at, 1)) parts.set(actor, who);
  }
  return parts;
}

/** It may have come of what no world knows, and be left out. */
function changesNothing({ event, transitions }: Step): boolean {
  return event !== 'xstate.init' && transitions.length === 0;
}

/** How many of the steps are made once the scene's log is, from there on; `null` where it went another way. */
function madeBy<Facts>(
  { log, charts }: Scene<Facts>,
  from: number,
  steps: readonly Step[],
  made: number,
  parts: ReadonlyMap<number, string>,
): number | null {
  const whos = new Set(parts.values());
  const last = new Map<string, Step>();
  let at = made;
  for (const [who, event] of log.slice(from)) {
    if (!whos.has(who)) continue;
    const isIt = (step: Step) => parts.get(step.actor) === who && isLike(event, step);
    const next = steps.findIndex((step, place) => place >= at && isIt(step));
    if (next < 0 || !steps.slice(at, next).every(changesNothing)) return null;
    last.set(who, steps[next] as Step);
    at = next + 1;
  }
  const isThere = [...last].every(([who, { states }]) => {
    // One that has ended since is nowhere.
    const nodes = charts[who]?.snap._nodes;
    return !nodes || states.every((id) => nodes.some((node) => node.id === id));
  });
  return isThere ? at : null;
}

function isLike(event: AnyEventObject, { event: type, values, failure }: Step): boolean {
  const own = Object.entries(valuesIn(event));
  return (
    event.type === type &&
    failureIn(event)?.kind === failure?.kind &&
    own.every(([name, it]) => typeof it !== 'boolean' || (values[name] ?? it) === it)
  );
}
