import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { Flow } from '../test-paths/flow';
import { branchesOf, type StateNode, transitionId } from '../test-paths/names';

type Kind = 'event' | 'done' | 'error' | 'time' | 'always';

export interface Part {
  readonly kind: 'guard' | 'action';
  readonly name: string;
  readonly sentence: string;
}

export interface Transition {
  readonly id: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly kind: Kind;
  readonly event: string;
  readonly cause: string;
  /** In milliseconds; `null` without a fixed delay. */
  readonly delay: number | null;
  readonly condition: string | null;
  readonly actions: readonly string[];
  readonly parts: readonly Part[];
  readonly isReentering: boolean;
  readonly description: string | null;
  readonly refusal: string | null;
  readonly rules: readonly string[];
}

export interface State {
  readonly id: string;
  readonly key: string;
  readonly type: StateNode['type'];
  readonly isInitial: boolean;
  readonly description: string | null;
  readonly end: string | null;
  readonly tags: readonly string[];
  readonly rules: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly parts: readonly Part[];
  readonly effects: readonly string[];
  readonly transitions: readonly Transition[];
  readonly states: readonly State[];
}

type Words = Pick<Flow, 'guards' | 'actions' | 'refusals'>;

export function readChart(
  machine: AnyStateMachine,
  words: Words = { guards: {}, actions: {} },
): State {
  return readState(machine, words, machine.root);
}

export function readFlow(flow: Pick<Flow, 'machine' | keyof Words>): State {
  return readChart(flow.machine, flow);
}

export function statesBelow(state: State): State[] {
  return [state, ...state.states.flatMap(statesBelow)];
}

export function transitionsIn(chart: State): Transition[] {
  return statesBelow(chart).flatMap(({ transitions }) => transitions);
}

export function transitionsById(chart: State): ReadonlyMap<string, Transition> {
  return new Map(transitionsIn(chart).map((it) => [it.id, it]));
}

export function sizeOf(chart: State) {
  const states = statesBelow(chart).slice(1);
  return {
    states: states.length,
    transitions: transitionsIn(chart).length,
    undescribed: states.filter(({ description }) => description === null).length,
  };
}

export function partsOf(chart: State): Part[] {
  const all = statesBelow(chart).flatMap(({ parts, transitions }) => [
    ...transitions.flatMap((it) => it.parts),
    ...parts,
  ]);
  return [...new Map(all.map((part) => [`${part.kind} ${part.name}`, part])).values()];
}

export function rulesOf(chart: State): string[] {
  const named = statesBelow(chart).flatMap(({ rules, transitions }) => [
    ...rules,
    ...transitions.flatMap((it) => it.rules),
  ]);
  return [...new Set(named)];
}

function readState(machine: AnyStateMachine, words: Words, node: StateNode): State {
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
    parts: partsIn(words, [], [...node.entry, ...node.exit]),
    effects: node.invoke.map(({ src }) => String(src)),
    transitions: branchesOf(node).flatMap((branches) =>
      branches.map((_, at) => readTransition(machine, words, branches, at)),
    ),
    states: Object.values(node.states).map((child) =>
      readState(machine, words, child as StateNode),
    ),
  };
}

function readTransition(
  machine: AnyStateMachine,
  words: Words,
  branches: readonly AnyTransitionDefinition[],
  at: number,
): Transition {
  const transition = branches[at] as AnyTransitionDefinition & { meta?: unknown };
  const { source, target, guard, actions, reenter, description, meta } = transition;
  return {
    id: transitionId(transition, at),
    source: source.id,
    event: transition.eventType,
    targets: target?.map(({ id }) => id) ?? [],
    ...readCause(machine, transition.eventType),
    condition: conditionOf(branches, at),
    actions: actions.map(named),
    parts: partsIn(words, guard ? [guard] : [], actions),
    isReentering: reenter,
    description: textOf(description),
    refusal: (guard && words.refusals?.[transition.eventType]) ?? null,
    rules: rulesIn(meta),
  };
}

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

function partsIn(
  words: Words,
  guards: readonly unknown[],
  actions: readonly unknown[],
): readonly Part[] {
  return [
    ...guards.flatMap((guard) => partCalled('guard', typeOf(guard), words.guards)),
    ...actions.flatMap((action) => partCalled('action', typeOf(action), words.actions)),
  ];
}

function partCalled(
  kind: Part['kind'],
  name: string,
  sentences: Readonly<Record<string, string>>,
): Part[] {
  const sentence = sentences[name];
  return sentence === undefined ? [] : [{ kind, name, sentence }];
}

function typeOf(part: unknown): string {
  return typeof part === 'string' ? part : (part as { type: string }).type;
}

/** Excludes the actions that XState adds to states with delays. */
function isWritten(action: unknown): boolean {
  return !typeOf(action).startsWith('xstate.');
}

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
