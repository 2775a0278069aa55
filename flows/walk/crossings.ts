/** Steps through a chart, each with its hits: states, transitions, both outcomes of guards. */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  assign,
  type EventObject,
  type GuardArgs,
  initialTransition,
  type MachineContext,
  transition,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { bounded } from './bounded';
import { type Handed, handedIn } from './handed';
import { branchesOf, nodesBelow, transitionId } from './names';

export interface Crossed {
  readonly snapshot: AnyMachineSnapshot;
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  readonly handed: readonly Handed[];
  readonly parts?: readonly Part[];
}

interface Part {
  readonly event: AnyEventObject;
  readonly expected: AnyMachineSnapshot;
}

export interface Walker {
  readonly begin: (input: unknown) => Crossed;
  readonly step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Crossed;
  /** Guards' outcomes as `if …` and `unless …`. */
  readonly goals: ReadonlySet<string>;
}

const KINDS = { states: 'in ', transitions: '', passed: 'if ', refused: 'unless ' } as const;
type Kind = keyof typeof KINDS;
type Seen = Readonly<Record<Kind, Set<string>>>;

/** Works on a marked copy of the chart. No effect ever runs. */
export function walkerOf(machine: AnyStateMachine): Walker {
  const copy = bounded(machine);
  let seen: Seen = nothingSeen();
  const goals = markGoals(copy, (kind, id) => seen[kind].add(id));
  // XState starts an actor of its own before each step, so only the last computation counts.
  const { getInitialSnapshot: initialOf, transition: transitionOf } = copy;
  copy.getInitialSnapshot = (...given) => {
    seen = nothingSeen();
    return initialOf.apply(copy, given);
  };
  copy.transition = (...given) => {
    seen = nothingSeen();
    return transitionOf.apply(copy, given);
  };
  const crossed = ([next, actions]: ReturnType<typeof transition>): Crossed => {
    const snapshot = next as AnyMachineSnapshot;
    for (const { id } of snapshot._nodes) seen.states.add(id);
    return { snapshot, ...seen, handed: handedIn(actions) };
  };
  return {
    goals,
    begin: (input) => crossed(initialTransition(copy, input)),
    step: (snapshot, event) => crossed(transition(copy, snapshot, event)),
  };
}

export function goalsOf(crossed: Crossed): string[] {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.flatMap((kind) => [...crossed[kind]].map((id) => goalOf(kind, id)));
}

export const goalOf = (kind: Kind, id: string) => KINDS[kind] + id;

/**
 * Marks a machine's own transitions and guards, and calls `note` for each hit.
 * @returns every target
 */
export function markGoals(
  machine: AnyStateMachine,
  note: (kind: Kind, id: string) => void,
): Set<string> {
  const goals = new Set<string>();
  for (const node of nodesBelow(machine.root)) {
    goals.add(goalOf('states', node.id));
    for (const [at, transition] of branchesOf(node).flatMap((it) => [...it.entries()])) {
      const id = transitionId(transition, at);
      goals.add(goalOf('transitions', id));
      const mark = assign(() => {
        note('transitions', id);
        note('states', node.id);
        return {};
      });
      (transition as { actions: unknown }).actions = [...transition.actions, mark];
      if (!transition.guard) continue;
      goals.add(goalOf('passed', id)).add(goalOf('refused', id));
      watchGuard(machine, transition, (passes) => note(passes ? 'passed' : 'refused', id));
    }
  }
  return goals;
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
