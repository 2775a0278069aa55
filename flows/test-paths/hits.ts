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

export interface Hits {
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

export interface Stepper {
  readonly begin: (input: unknown) => Hits;
  readonly step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Hits;
  readonly targets: ReadonlySet<string>;
}

const KINDS = { states: 'in ', transitions: '', passed: 'if ', refused: 'unless ' } as const;
type Kind = keyof typeof KINDS;
type Seen = Readonly<Record<Kind, Set<string>>>;

export function stepperOf(machine: AnyStateMachine): Stepper {
  const copy = bounded(machine);
  let seen: Seen = nothingSeen();
  const targets = markTargets(copy, (kind, id) => seen[kind].add(id));
  // Clears the hits before each call, since XState first creates an internal actor, whose initial
  // snapshot adds hits.
  const { getInitialSnapshot: initialOf, transition: transitionOf } = copy;
  copy.getInitialSnapshot = (...given) => {
    seen = nothingSeen();
    return initialOf.apply(copy, given);
  };
  copy.transition = (...given) => {
    seen = nothingSeen();
    return transitionOf.apply(copy, given);
  };
  const hits = ([next, actions]: ReturnType<typeof transition>): Hits => {
    const snapshot = next as AnyMachineSnapshot;
    for (const { id } of snapshot._nodes) seen.states.add(id);
    return { snapshot, ...seen, handed: handedIn(actions) };
  };
  return {
    targets,
    begin: (input) => hits(initialTransition(copy, input)),
    step: (snapshot, event) => hits(transition(copy, snapshot, event)),
  };
}

export function targetsOf(hits: Hits): string[] {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.flatMap((kind) => [...hits[kind]].map((id) => targetOf(kind, id)));
}

export const targetOf = (kind: Kind, id: string) => KINDS[kind] + id;

/** Instruments the machine in place, so pass a copy. */
export function markTargets(
  machine: AnyStateMachine,
  note: (kind: Kind, id: string) => void,
): Set<string> {
  const targets = new Set<string>();
  for (const node of nodesBelow(machine.root)) {
    targets.add(targetOf('states', node.id));
    for (const [at, transition] of branchesOf(node).flatMap((it) => [...it.entries()])) {
      const id = transitionId(transition, at);
      targets.add(targetOf('transitions', id));
      const mark = assign(() => {
        note('transitions', id);
        note('states', node.id);
        return {};
      });
      (transition as { actions: unknown }).actions = [...transition.actions, mark];
      if (!transition.guard) continue;
      targets.add(targetOf('passed', id)).add(targetOf('refused', id));
      watchGuard(machine, transition, (passes) => note(passes ? 'passed' : 'refused', id));
    }
  }
  return targets;
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
