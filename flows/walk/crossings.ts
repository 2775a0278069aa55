/** Steps through a chart, each with what it crosses: states, transitions, both outcomes of guards. */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  assign,
  type EventObject,
  type GuardArgs,
  getInitialSnapshot,
  getNextSnapshot,
  type MachineContext,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { bounded } from './bounded';
import { branchesOf, nodesBelow, transitionId } from './names';

export interface Crossed {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of states that it is in now, or has passed through. */
  readonly states: ReadonlySet<string>;
  /** Ids of transitions, as `transitionId` makes them. */
  readonly transitions: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  /** Ids of transitions whose guard refused. */
  readonly refused: ReadonlySet<string>;
}

export interface Walker {
  readonly begin: (input: unknown) => Crossed;
  readonly step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Crossed;
  /** Everything that there is to cross; a guard's outcomes as `if …` and `unless …`. */
  readonly goals: ReadonlySet<string>;
}

interface Seen {
  readonly states: Set<string>;
  readonly transitions: Set<string>;
  readonly passed: Set<string>;
  readonly refused: Set<string>;
}

/** A walker has a copy of the chart, whose transitions and guards it marks. No effect ever runs. */
export function walkerOf(machine: AnyStateMachine): Walker {
  const copy = bounded(machine);
  let seen: Seen = nothingSeen();
  const goals = new Set<string>();
  for (const node of nodesBelow(copy.root)) {
    goals.add(`in ${node.id}`);
    for (const [at, transition] of branchesOf(node).flatMap((branches) => [
      ...branches.entries(),
    ])) {
      const id = transitionId(transition, at);
      goals.add(id);
      const mark = assign(() => {
        seen.transitions.add(id);
        seen.states.add(node.id);
        return {};
      });
      (transition as { actions: unknown }).actions = [...transition.actions, mark];
      if (!transition.guard) continue;
      goals.add(`if ${id}`).add(`unless ${id}`);
      watchGuard(copy, transition, (passes) => seen[passes ? 'passed' : 'refused'].add(id));
    }
  }
  // XState begins an actor of its own before each step: what is computed last counts alone.
  const { getInitialSnapshot: initialOf, transition: transitionOf } = copy;
  copy.getInitialSnapshot = (...given) => {
    seen = nothingSeen();
    return initialOf.apply(copy, given);
  };
  copy.transition = (...given) => {
    seen = nothingSeen();
    return transitionOf.apply(copy, given);
  };
  const crossed = (snapshot: AnyMachineSnapshot): Crossed => {
    for (const { id } of snapshot._nodes) seen.states.add(id);
    return { snapshot, ...seen };
  };
  return {
    goals,
    begin: (input) => crossed(getInitialSnapshot(copy, input) as AnyMachineSnapshot),
    step: (snapshot, event) =>
      crossed(getNextSnapshot(copy, snapshot, event) as AnyMachineSnapshot),
  };
}

/** What of a walker's goals a step reaches. */
export function goalsOf({ states, transitions, passed, refused }: Crossed): string[] {
  return [
    ...[...states].map((id) => `in ${id}`),
    ...transitions,
    ...[...passed].map((id) => `if ${id}`),
    ...[...refused].map((id) => `unless ${id}`),
  ];
}

function watchGuard(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  note: (passes: boolean) => void,
): void {
  const { guard } = transition;
  if (!guard) return;
  const asked = { machine } as Parameters<typeof evaluateGuard>[3];
  transition.guard = ({ context, event }: GuardArgs<MachineContext, EventObject>) => {
    const passes = evaluateGuard(guard, context, event, asked);
    note(passes);
    return passes;
  };
}

function nothingSeen(): Seen {
  return { states: new Set(), transitions: new Set(), passed: new Set(), refused: new Set() };
}
