import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

type Named = string | { readonly type: string };
interface Transition {
  readonly description?: string;
  readonly guard: Named | undefined;
  readonly actions: readonly Named[];
}
interface Invoke {
  readonly id?: string;
  readonly src: string;
  readonly onDone?: unknown;
  readonly onError?: unknown;
}
interface Meta {
  readonly rules?: readonly string[];
  readonly end?: string;
}
interface Node {
  readonly description: string | undefined;
  readonly meta: Meta;
  readonly tags: readonly string[];
  readonly initial: string | undefined;
  readonly states: Readonly<Record<string, unknown>> | undefined;
  readonly invoke: readonly Invoke[];
  readonly delays: readonly string[];
  readonly actions: readonly Named[];
  readonly transitions: readonly Transition[];
}

const MAY_BE_FUNCTIONS = ['params', 'input', 'context', 'output'];
const KEYS = {
  node: 'id description meta context initial type tags entry exit on after always invoke states output',
  transition: 'description meta target guard actions reenter',
  meta: 'rules end',
  invoke: 'id src input onDone onError',
  named: 'type params',
};

export function configOf(machine: AnyStateMachine): object {
  return Object.fromEntries(Object.entries(machine.config).filter(([key]) => key !== 'schemas'));
}

/** @throws {Error} on misspelt keys, which XState ignores */
export function nodesOf(config: unknown): Node[] {
  const node = recordWith(config, KEYS.node);
  const invoke = listOf(node.invoke).map((it) => recordWith(it, KEYS.invoke) as unknown as Invoke);
  const transitions = [
    ...Object.values(recordOf(node.on)),
    ...Object.values(recordOf(node.after)),
    node.always,
    ...invoke.flatMap(({ onDone, onError }) => [onDone, onError]),
  ].flatMap(transitionsIn);
  const states = node.states === undefined ? undefined : recordOf(node.states);
  return [
    {
      description: node.description as string | undefined,
      meta: recordWith(node.meta, KEYS.meta),
      initial: node.initial as string | undefined,
      tags: listOf(node.tags) as string[],
      states,
      invoke,
      delays: Object.keys(recordOf(node.after)),
      actions: [...listOf(node.entry), ...listOf(node.exit)].map(named),
      transitions,
    },
    ...Object.values(states ?? {}).flatMap(nodesOf),
  ];
}

export function namesUsedIn(nodes: readonly Node[]) {
  const transitions = nodes.flatMap((node) => node.transitions);
  const actions = [...nodes, ...transitions].flatMap((it) => it.actions);
  const guards = transitions.flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
  return {
    actors: sorted(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src))),
    actions: sorted(actions.map(nameOf)),
    guards: sorted(guards.map(nameOf)),
    delays: sorted(nodes.flatMap(({ delays }) => delays)),
  };
}

export function strayPartsOf(value: unknown, path = 'config'): string[] {
  if (Array.isArray(value)) return value.flatMap((it, at) => strayPartsOf(it, `${path}[${at}]`));
  if (typeof value === 'function') {
    return MAY_BE_FUNCTIONS.includes(path.split('.').at(-1) ?? '') ? [] : [path];
  }
  if (typeof value !== 'object' || value === null) return value === undefined ? [path] : [];
  if (Object.getPrototypeOf(value) !== Object.prototype) return [path];
  return Object.entries(value).flatMap(([key, it]) => strayPartsOf(it, `${path}.${key}`));
}

export function statesOf({ root }: AnyStateMachine): unknown[] {
  const leads = (it: AnyTransitionDefinition) => [it.eventType, it.target?.map(({ id }) => id)];
  const below = (node: StateNode): unknown[] => [
    node.id,
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(leads),
    ...Object.values(node.states).map(below),
  ];
  return below(root);
}

export function leavesOf({ root }: AnyStateMachine) {
  const leadsOut = (node: StateNode): boolean => {
    const around = [node];
    for (let it = node.parent; it; it = it.parent) around.push(it);
    return around
      .flatMap((it) => [...[...it.transitions.values()].flat(), ...(it.always ?? [])])
      .some(({ target }) => target?.some((it) => it !== node));
  };
  const leavesBelow = (node: StateNode): StateNode[] => {
    const inner = Object.values(node.states);
    return inner.length === 0 ? [node] : inner.flatMap(leavesBelow);
  };
  return leavesBelow(root).map((leaf) => ({
    id: leaf.id,
    isLeft: leadsOut(leaf),
    isSaidToEnd: leaf.type === 'final' || Boolean(leaf.meta?.end),
  }));
}

export function emittedIn(source: string): string[] {
  const [, declared = ''] =
    /^ {4}emitted: \{\} as((?:.|\n)*?)\n(?: {4}\w| {2}\})/m.exec(source) ?? [];
  return [...declared.matchAll(/type: '([\w.]+)'/g)].map(([, type = '']) => type);
}

export function eventNamesOf({ events }: AnyStateMachine): string[] {
  return events.filter((event) => !event.startsWith('xstate.'));
}

function transitionsIn(value: unknown): Transition[] {
  return listOf(value).map((it) => {
    if (typeof it === 'string') return { guard: undefined, actions: [] };
    const transition = recordWith(it, KEYS.transition);
    const guard = transition.guard === undefined ? undefined : named(transition.guard);
    const described = typeof transition.description === 'string' && {
      description: transition.description,
    };
    return { ...described, guard, actions: listOf(transition.actions).map(named) };
  });
}

function named(value: unknown): Named {
  return typeof value === 'string' ? value : (recordWith(value, KEYS.named) as { type: string });
}

function nameOf(it: Named): string {
  return typeof it === 'string' ? it : it.type;
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function recordOf(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}

function recordWith(value: unknown, keys: string): Record<string, unknown> {
  const record = recordOf(value);
  const strange = Object.keys(record).filter((key) => !keys.split(' ').includes(key));
  if (strange.length > 0) throw new Error(`No ${keys} is spelt ${strange.join(', ')}.`);
  return record;
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
