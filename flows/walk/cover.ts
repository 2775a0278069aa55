/** The few walks that together cross everything in a chart: what people read, and a browser runs. */
import type { AnyEventObject } from 'xstate';
import { type Crossed, goalsOf, type Walker, walkerOf } from './crossings';
import { eventsIn } from './events';
import type { Flow } from './flow';
import { snapshotKey } from './names';

interface Step {
  readonly event: AnyEventObject;
  readonly crossed: Crossed;
}

export interface Walk {
  readonly input: unknown;
  readonly begin: Crossed;
  readonly steps: readonly Step[];
}

export interface Cover {
  readonly walks: readonly Walk[];
  /** Goals that no case leads to; none in a chart whose cases are complete. */
  readonly missing: readonly string[];
}

/** Greedy: at each turn the walk that reaches most of what is left, the shortest of these. */
export function coverOf(flow: Flow): Cover {
  const walker = walkerOf(flow.machine);
  const left = new Set(walker.goals);
  const walks: Walk[] = [];
  const candidates = flow.inputs.flatMap((input) => candidatesFrom(flow, walker, input));
  for (;;) {
    let best = { gain: 0, at: -1, length: 0 };
    for (const [at, { walk, goals }] of candidates.entries()) {
      const gain = countShared(goals, left);
      const { length } = walk.steps;
      if (gain > best.gain || (gain === best.gain && length < best.length)) {
        best = { gain, at, length };
      }
    }
    const chosen = candidates[best.at];
    if (!chosen) return { walks, missing: [...left] };
    for (const goal of chosen.goals) left.delete(goal);
    walks.push(chosen.walk);
  }
}

/** All that a walk crosses, its beginning included. */
export function allOf({ begin, steps }: Walk): Crossed[] {
  return [begin, ...steps.map(({ crossed }) => crossed)];
}

interface Candidate {
  readonly walk: Walk;
  readonly goals: ReadonlySet<string>;
}

/** The shortest walk along each edge of the graph of snapshots, where its last step reaches a goal. */
function candidatesFrom(flow: Flow, walker: Walker, input: unknown): Candidate[] {
  const begin = walker.begin(input);
  const first: Candidate = { walk: { input, begin, steps: [] }, goals: new Set(goalsOf(begin)) };
  const candidates = [first];
  const ends = [first];
  const known = new Set([snapshotKey(begin.snapshot)]);
  for (const end of ends) {
    const { snapshot } = end.walk.steps.at(-1)?.crossed ?? begin;
    if (snapshot.status !== 'active' || flow.isFarEnough?.(snapshot)) continue;
    for (const event of eventsIn(flow, snapshot)) {
      const crossed = walker.step(snapshot, event);
      const walk = { input, begin, steps: [...end.walk.steps, { event, crossed }] };
      const added = goalsOf(crossed).filter((goal) => !end.goals.has(goal));
      const next = {
        walk,
        goals: added.length === 0 ? end.goals : new Set([...end.goals, ...added]),
      };
      if (added.length > 0) candidates.push(next);
      const key = snapshotKey(crossed.snapshot);
      if (known.has(key)) continue;
      known.add(key);
      ends.push(next);
    }
  }
  return candidates;
}

function countShared(goals: ReadonlySet<string>, left: ReadonlySet<string>): number {
  let count = 0;
  for (const goal of left) if (goals.has(goal)) count += 1;
  return count;
}
