/** A story of a world in sentences, and as a recording such as `?inspect` makes. */
import type { AnyMachineSnapshot } from 'xstate';
import { capital } from '../draw/words';
import { flowCalled } from '../flows';
import type { Step } from '../live/allowed';
import { namesOf } from '../uses';
import { walkerOf } from '../walk/crossings';
import type { Charts } from './explore';
import type { Scene } from './scene';
import type { World } from './world';

/** `2. Proceed Payment is pressed.` */
export function sentencesIn(story: readonly string[]): string[] {
  return story.map((says, at) => `${at + 1}. ${capital(says)}.`);
}

/** What the story's charts were sent, as steps. Its time is that of no clock: each step is a millisecond. */
export function recordingOf(
  { cast }: World,
  log: Scene<unknown>['log'],
  charts: Charts = {},
): Step[] {
  const walkers = Object.fromEntries(
    Object.entries(cast).map(([who, { chart }]) => [
      who,
      walkerOf(charts[chart] ?? flowCalled(chart).machine),
    ]),
  );
  const running = new Map<string, { actor: number; snapshot: AnyMachineSnapshot }>();
  let actors = 0;
  return log.flatMap(([who, event], time): Step[] => {
    const chart = cast[who]?.chart;
    const walker = walkers[who];
    if (!chart || !walker) return [];
    const known = event.type === 'xstate.init' ? undefined : running.get(who);
    const crossed = known ? walker.step(known.snapshot, event) : walker.begin(event.input);
    const { snapshot } = crossed;
    const actor = known?.actor ?? ++actors;
    running.set(who, { actor, snapshot });
    const leaves = snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0);
    return [
      {
        ...{ time, actor, chart, use: namesOf(chart)[0] ?? chart, event: event.type },
        transitions: [...crossed.transitions],
        states: leaves.map(({ id }) => id),
        tags: [...snapshot.tags],
      },
    ];
  });
}
