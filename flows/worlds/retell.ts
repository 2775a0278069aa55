import { after, beginning, type Charts, listOf, type Promised } from './explore';
import { type Step, stepsIn } from './moves';
import { isAtRest } from './questions';
import type { Scene } from './scene';
import type { World } from './world';

export interface Retelling {
  readonly scenes: readonly (readonly [says: string, Scene])[];
  readonly end: Scene;
  readonly left: readonly string[];
  readonly more: readonly string[];
  readonly broken: Promised | null;
}

const MOVES_AT_MOST = 50;

/**
 * Makes the story's moves where possible, even after a promise breaks.
 * If no promise broke, makes further moves while calls or messages are pending.
 * Each restores the network if it is lost, or else answers a call, or else delivers a message.
 * These moves end at a broken promise, after `MOVES_AT_MOST` of them, or once nothing is pending.
 */
export function retell(world: World, story: readonly string[], charts: Charts = {}): Retelling {
  let scene = beginning(world, charts);
  const promises = listOf(world.promises);
  const brokenNow = () => promises.find(({ holds }) => !holds(scene)) ?? null;
  let broken = brokenNow();
  const scenes: [string, Scene][] = [['', scene]];
  const left: string[] = [];
  const more: string[] = [];
  const act = ([says, does]: Step) => {
    scene = after(scene, does);
    scenes.push([says, scene]);
    broken ??= brokenNow();
  };
  for (const says of story) {
    const move = stepsIn(world, scene).find(([it]) => it === says);
    if (move) act(move);
    else left.push(says);
  }
  while (!broken && !isAtRest(scene) && more.length < MOVES_AT_MOST) {
    const [next] = restIn(world, scene);
    if (!next) break;
    more.push(next[0]);
    act(next);
  }
  return { scenes, end: scene, left, more, broken };
}

function restIn(world: World, scene: Scene) {
  return stepsIn({ ...world, late: 0, moves: {} }, { ...scene, losses: 0 });
}
