import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { capital } from '../draw/words';
import { flowCalled } from '../flows';
import type { Step } from '../live/allowed';
import { innermostIn } from '../live/changed';
import { nameOfGuard } from '../live/refused';
import { failureIn, valuesIn } from '../live/values';
import { stepperOf } from '../test-paths/hits';
import { branchesOf, nodesBelow, transitionId } from '../test-paths/names';
import { namesOf } from '../uses';
import type { Charts } from './explore';
import type { Scene } from './scene';
import type { World } from './world';

export function sentencesIn(story: readonly string[]): string[] {
  return story.map((says, at) => `${at + 1}. ${capital(says)}.`);
}

/** Makes a recording of a log. Each event takes 1 ms, and each chart counts as its own page. */
export function recordingOf({ cast }: World, log: Scene['log'], charts: Charts = {}): Step[] {
  const names = Object.keys(cast);
  const parts = Object.entries(cast).map(([who, { chart }]) => {
    const machine = charts[chart] ?? flowCalled(chart).machine;
    return [who, { stepper: stepperOf(machine), guards: guardsOf(machine) }] as const;
  });
  const known = Object.fromEntries(parts);
  const running = new Map<string, { actor: number; snapshot: AnyMachineSnapshot }>();
  let actors = 0;
  return log.flatMap(([who, event, by], time): Step[] => {
    const chart = cast[who]?.chart;
    const part = known[who];
    if (!chart || !part) return [];
    const before = event.type === 'xstate.init' ? undefined : running.get(who);
    const hits = before
      ? part.stepper.step(before.snapshot, event)
      : part.stepper.begin(event.input);
    const { snapshot, transitions, refused } = hits;
    const actor = before?.actor ?? ++actors;
    running.set(who, { actor, snapshot });
    const guards = [...refused].flatMap((id) => part.guards.get(`${event.type} ${id}`) ?? []);
    return [
      {
        time,
        page: names.indexOf(who) + 1,
        actor,
        cause: running.get(by ?? '')?.actor ?? null,
        chart,
        use: namesOf(chart)[0] ?? chart,
        event: event.type,
        transitions: [...transitions],
        states: innermostIn(snapshot),
        tags: [...snapshot.tags],
        refused: [...new Set(guards)],
        values: valuesIn(event),
        failure: failureIn(event),
      },
    ];
  });
}

/** Guard names by event type and transition id. A stepper's copy of the chart lacks these names. */
function guardsOf(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const branches = nodesBelow(machine.root).flatMap(branchesOf);
  return new Map(
    branches.flatMap((them) =>
      them.flatMap((it, at) =>
        nameOfGuard(it).map((name) => [`${it.eventType} ${transitionId(it, at)}`, name] as const),
      ),
    ),
  );
}
