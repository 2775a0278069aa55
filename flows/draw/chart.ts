/** A chart as plain data: everything that a picture or an outline of it shows. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { branchesOf, type StateNode, transitionId } from '../walk/names';

type Kind = 'event' | 'done' | 'error' | 'time' | 'always';

export interface Transition {
  /** `transitionId` of `walk/names`. */
  readonly id: string;
  readonly source: string;
  /** Ids of states; none where the state stays as it is. */
  readonly targets: readonly string[];
  readonly kind: Kind;
  /** The type of its event; empty for `always`. */
  readonly event: string;
  /** The event, effect, state or delay that causes it; empty for `always`. */
  readonly cause: string;
  /** Milliseconds, where it waits for a fixed time. */
  readonly delay: number | null;
  /** `if isBlank`, `else if hasText`, `else`. */
  readonly condition: string | null;
  readonly actions: readonly string[];
  readonly isReentering: boolean;
  readonly description: string | null;
  readonly rules: readonly string[];
}

export interface State {
  readonly id: string;
  readonly key: string;
  readonly type: StateNode['type'];
  readonly isInitial: boolean;
  readonly description: string | null;
  /** Why nothing leads on from here. */
  readonly end: string | null;
  readonly tags: readonly string[];
  readonly rules: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly effects: readonly string[];
  readonly transitions: readonly Transition[];
  readonly states: readonly State[];
}

export function readChart(machine: AnyStateMachine): State {
  return readState(machine, machine.root);
}

export function statesBelow(state: State): State[] {
  return [state, ...state.states.flatMap(statesBelow)];
}

/** The chart's facts for a reader in a hurry. */
export function sizeOf(chart: State) {
  const states = statesBelow(chart).slice(1);
  return {
    states: states.length,
    transitions: statesBelow(chart).flatMap(({ transitions }) => transitions).length,
    undescribed: states.filter(({ description }) => description === null).length,
  };
}

/** The rules that the chart, a state or a transition of it names, each once. */
export function rulesOf(chart: State): string[] {
  const named = statesBelow(chart).flatMap(({ rules, transitions }) => [
    ...rules,
    ...transitions.flatMap((it) => it.rules),
  ]);
  return [...new Set(named)];
}

function readState(machine: AnyStateMachine, node: StateNode): State {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    isInitial: (node.parent?.config as { initial?: unknown } | undefined)?.initial === node.key,
    description: textOf(node.description),
    end: textOf((node.meta as Meta)?.end),
    tags: node.tags,
    rules: rulesIn(node.meta),
    entry: node.entry.filter(isWritten).map(named),
    exit: node.exit.filter(isWritten).map(named),
    effects: node.invoke.map(({ src }) => String(src)),
    transitions: branchesOf(node).flatMap((branches) =>
      branches.map((_, at) => readTransition(machine, branches, at)),
    ),
    states: Object.values(node.states).map((child) => readState(machine, child as StateNode)),
  };
}

function readTransition(
  machine: AnyStateMachine,
  branches: readonly AnyTransitionDefinition[],
  at: number,
): Transition {
  const transition = branches[at] as AnyTransitionDefinition & { meta?: unknown };
  const { source, target, actions, reenter, description, meta } = transition;
  return {
    id: transitionId(transition, at),
    source: source.id,
    event: transition.eventType,
    targets: target?.map(({ id }) => id) ?? [],
    ...readCause(machine, transition.eventType),
    condition: conditionOf(branches, at),
    actions: actions.map(named),
    isReentering: reenter,
    description: textOf(description),
    rules: rulesIn(meta),
  };
}

/** What an event of the chart is: the effect or the delay that sends it, or its own type. */
export function readCause(
  machine: AnyStateMachine,
  event: string,
): Pick<Transition, 'kind' | 'cause' | 'delay'> {
  const [origin, kind = '', ...rest] = event.split('.');
  if (event === '') return { kind: 'always', cause: '', delay: null };
  if (origin !== 'xstate') return { kind: 'event', cause: event, delay: null };
  if (kind === 'after') {
    const [name = ''] = rest;
    const length = /^\d+$/.test(name) ? Number(name) : machine.implementations.delays[name];
    return { kind: 'time', cause: name, delay: typeof length === 'number' ? length : null };
  }
  if (kind === 'done' || kind === 'error') {
    return { kind, cause: rest.slice(1).join('.'), delay: null };
  }
  throw new Error(`No picture can be made of ${event}.`);
}

function conditionOf(branches: readonly AnyTransitionDefinition[], at: number): string | null {
  const guard = branches[at]?.guard;
  const word = at === 0 ? '' : 'else';
  if (!guard) return word || null;
  return [word, 'if', named(guard)].filter(Boolean).join(' ');
}

/** XState adds actions of its own to states with delays. */
function isWritten(action: unknown): boolean {
  return typeof action === 'string' || !(action as { type: string }).type.startsWith('xstate.');
}

/** A name with the parameters that never change: `playThrough (provider: hls)`. */
function named(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type, params } = part as { type: string; params?: unknown };
  if (typeof params !== 'object' || params === null) return type;
  const said = Object.entries(params).map(([key, value]) => `${key}: ${shown(value)}`);
  return `${type} (${said.join(', ')})`;
}

function shown(value: unknown): string {
  if (value === '') return "''";
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function textOf(text: string | undefined): string | null {
  return text?.trim().replaceAll(/\s+/g, ' ') || null;
}

type Meta = { readonly rules?: readonly string[]; readonly end?: string } | undefined;

function rulesIn(meta: unknown): readonly string[] {
  return (meta as Meta)?.rules ?? [];
}
