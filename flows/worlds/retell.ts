/** A story once more, such as on other charts than those on which it was found. */
import { after, beginning, type Charts, listOf, type Promised } from './explore';
import { type Step, stepsIn } from './moves';
import { isAtRest } from './questions';
import type { Scene } from './scene';
import type { World } from './world';

export interface Retold<Facts> {
  /** What happened, and where each led, the beginning first. */
  readonly scenes: readonly (readonly [says: string, Scene<Facts>])[];
  readonly end: Scene<Facts>;
  /** Moves of the story that can't happen on these charts, and were left out. */
  readonly left: readonly string[];
  /** What the charts still asked and told each other afterwards. */
  readonly more: readonly string[];
  /** The first of the world's own promises that the story breaks. */
  readonly broken: Promised<Facts> | null;
}

/** More than any world needs until nothing is on its way. */
const MOVES_AT_MOST = 50;

/** Does the story's moves that can happen, and lets everything that is on its way arrive. */
export function retell<Facts>(
  world: World<Facts>,
  story: readonly string[],
  charts: Charts = {},
): Retold<Facts> {
  let scene = beginning(world, charts);
  const promises = listOf(world.promises);
  const brokenNow = () => promises.find(({ holds }) => !holds(scene)) ?? null;
  let broken = brokenNow();
  const scenes: [string, Scene<Facts>][] = [['', scene]];
  const left: string[] = [];
  const more: string[] = [];
  const act = ([says, does]: Step<Facts>) => {
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

/** Answers and messages that arrive as they should; delays come after them. */
function restIn<Facts>(world: World<Facts>, scene: Scene<Facts>) {
  return stepsIn({ ...world, late: 0, moves: {}, presses: {} }, { ...scene, losses: 0 });
}
