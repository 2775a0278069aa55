import { not } from 'xstate';
import { type Change, type Config, isConfig, itemsOf, nameOf, type Path, partsOf } from './change';

interface State {
  readonly id: string;
  readonly root: Config;
  readonly names: readonly string[];
  readonly path: Path;
  readonly config: Config;
}

export function chartChanges(config: Config): Change[] {
  return stateChanges({ id: String(config.id), root: config, names: [], path: [], config });
}

function stateChanges(state: State): Change[] {
  const { names, path, config } = state;
  const place = names.join('.') || 'root';
  const eventsIn = (key: string) =>
    partsOf(config[key]).map(([name, event]) => [name, [key, name] as Path, event] as const);
  const events = [
    ...eventsIn('on'),
    ...eventsIn('after'),
    ...(config.always ? [['always', ['always'], config.always] as const] : []),
    ...itemsOf(config.invoke).flatMap(([below, invoke]) =>
      partsOf(invoke)
        .filter(([key]) => /^on(Done|Error)$/.test(key))
        .map(
          ([key, event]) =>
            [`${nameOf(invoke)} ${key}`, ['invoke', ...below, key] as Path, event] as const,
        ),
    ),
  ];
  const list = (operator: string, key: string, where = place) =>
    listChanges(operator, where, [...path, key], config[key]);
  return [
    ...initialChanges(state, place),
    ...list('tag', 'tags'),
    ...list('action', 'entry', `${place} entry`),
    ...list('action', 'exit', `${place} exit`),
    ...list('invoke', 'invoke'),
    ...events.flatMap(([name, below, event]) =>
      eventChanges(state, `${place} on ${name}`, [...path, ...below], event),
    ),
    ...partsOf(config.states).flatMap(([name, inner]) =>
      isConfig(inner)
        ? stateChanges({
            ...state,
            names: [...names, name],
            path: [...path, 'states', name],
            config: inner,
          })
        : [],
    ),
  ];
}

function initialChanges({ path, config }: State, place: string): Change[] {
  const names = partsOf(config.states).map(([name]) => name);
  const other = config.initial && nextOf(names, String(config.initial));
  if (!other) return [];
  const change = `'${config.initial}' → '${other}'`;
  return [
    { operator: 'initial', place, change, edits: [{ path: [...path, 'initial'], value: other }] },
  ];
}

function listChanges(operator: string, place: string, path: Path, value: unknown): Change[] {
  return itemsOf(value).map(([below, item]) => ({
    operator,
    place,
    change: `without ${nameOf(item)}`,
    edits: [{ path: [...path, ...below], value: undefined }],
  }));
}

function eventChanges(state: State, place: string, path: Path, event: unknown): Change[] {
  const branches = itemsOf(event);
  return [
    ...branches.flatMap(([below, branch], at) => {
      const here = branches.length > 1 ? `${place} #${at + 1}` : place;
      const own = [...path, ...below];
      const removed = { operator: 'transition', place: here, change: 'removed' };
      return [
        { ...removed, edits: [{ path: own, value: undefined }] },
        ...branchChanges(state, here, own, branch),
      ];
    }),
    ...branches.slice(1).map(([, second], at) => ({
      operator: 'order',
      place,
      change: `#${at + 2} before #${at + 1}`,
      edits: [
        { path: [...path, at], value: second },
        { path: [...path, at + 1], value: branches[at]?.[1] },
      ],
    })),
  ];
}

function branchChanges(state: State, place: string, path: Path, branch: unknown): Change[] {
  if (!isConfig(branch)) return redirections(state, place, path, branch);
  const { target, guard, actions, reenter } = branch;
  const edit = (operator: string, key: string, change: string, value?: unknown): Change => ({
    operator,
    place,
    change,
    edits: [{ path: [...path, key], value }],
  });
  return [
    ...redirections(state, place, [...path, 'target'], target),
    ...(target && actions ? [edit('target', 'target', 'without target')] : []),
    ...(guard
      ? [
          edit('guard', 'guard', `without ${nameOf(guard)}`),
          edit('guard', 'guard', `not ${nameOf(guard)}`, not(guard as string)),
        ]
      : []),
    ...listChanges('action', place, [...path, 'actions'], actions),
    ...(reenter ? [edit('reenter', 'reenter', 'without reenter')] : []),
  ];
}

function redirections(
  { id, root, names }: State,
  place: string,
  path: Path,
  target: unknown,
): Change[] {
  if (typeof target !== 'string') return [];
  const aim = resolve(id, names, target);
  const siblings = statesAt(root, aim.slice(0, -1));
  const other =
    nextOf(siblings, aim.at(-1) ?? '') ?? statesAt(root, []).find((it) => it !== aim[0]);
  if (!other) return [];
  const parent = siblings.length > 1 ? aim.slice(0, -1) : [];
  const elsewhere = `#${[id, ...parent, other].join('.')}`;
  const change = `'${target}' → '${elsewhere}'`;
  return [{ operator: 'target', place, change, edits: [{ path, value: elsewhere }] }];
}

function resolve(id: string, from: readonly string[], target: string): readonly string[] {
  if (target.startsWith('#')) return target.split('.').slice(1);
  if (target.startsWith('.')) return [...from, ...target.slice(1).split('.')];
  return target === id ? [] : [...from.slice(0, -1), ...target.split('.')];
}

function statesAt(root: Config, names: readonly string[]): string[] {
  const state = names.reduce<unknown>((it, name) => Object(Object(it).states)[name], root);
  return partsOf(Object(state).states).map(([name]) => name);
}

function nextOf(names: readonly string[], name: string): string | undefined {
  const next = names[(names.indexOf(name) + 1) % names.length];
  return next === name ? undefined : next;
}
