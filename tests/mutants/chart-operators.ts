/** Mutants of what a chart's config says: its states and what leads from one to another. */
import type { Node, ObjectExpression, ObjectProperty } from 'oxc-parser';
import {
  type Change,
  excerpt,
  itemsOf,
  keyOf,
  objectIn,
  propertiesOf,
  propertyOf,
  removal,
  replacement,
  textIn,
} from './syntax';

interface Chart {
  readonly id: string;
  readonly root: ObjectExpression;
  readonly source: string;
}
type Path = readonly string[];

/** @param config what `createMachine` is given */
export function chartChanges(config: ObjectExpression, source: string): Change[] {
  const id = textIn(propertyOf(config, 'id')?.value) ?? '';
  return stateChanges({ id, root: config, source }, [], config);
}

/** Each delay one millisecond later, and one earlier. */
export function delayChanges(delays: readonly ObjectProperty[], source: string): Change[] {
  return delays.flatMap((delay) => {
    const { value } = delay;
    const length = source.slice(value.start, value.end);
    return [`(${length}) + 1`, `(${length}) - 1`].map((text) => ({
      operator: 'delay',
      place: keyOf(delay),
      change: text,
      edits: [replacement(value, text)],
    }));
  });
}

function stateChanges(chart: Chart, path: Path, state: ObjectExpression): Change[] {
  const place = path.join('.') || 'root';
  const states = propertiesOf(propertyOf(state, 'states')?.value);
  const invokes = propertyOf(state, 'invoke');
  const eventsIn = (key: string) =>
    propertiesOf(propertyOf(state, key)?.value).map((event) => [keyOf(event), event] as const);
  const always = propertyOf(state, 'always');
  const events = [
    ...eventsIn('on'),
    ...eventsIn('after'),
    ...(always ? [['always', always] as const] : []),
    ...itemsOf(invokes?.value).flatMap((invoke) =>
      propertiesOf(invoke)
        .filter((it) => /^on(Done|Error)$/.test(keyOf(it)))
        .map((it) => [`${textIn(propertyOf(invoke, 'id')?.value)} ${keyOf(it)}`, it] as const),
    ),
  ];
  return [
    ...initialChanges(chart, place, state, states.map(keyOf)),
    ...listChanges(chart, 'tag', place, propertyOf(state, 'tags')),
    ...listChanges(chart, 'action', `${place} entry`, propertyOf(state, 'entry')),
    ...listChanges(chart, 'action', `${place} exit`, propertyOf(state, 'exit')),
    ...listChanges(chart, 'invoke', place, invokes),
    ...events.flatMap(([name, event]) => eventChanges(chart, path, `${place} on ${name}`, event)),
    ...states.flatMap((inner) => {
      const below = objectIn(inner.value);
      return below ? stateChanges(chart, [...path, keyOf(inner)], below) : [];
    }),
  ];
}

function initialChanges(
  { source }: Chart,
  place: string,
  state: ObjectExpression,
  names: readonly string[],
): Change[] {
  const initial = propertyOf(state, 'initial')?.value;
  const other = nextOf(names, textIn(initial) ?? '');
  if (!initial || !other) return [];
  const change = `${source.slice(initial.start, initial.end)} → '${other}'`;
  return [{ operator: 'initial', place, change, edits: [replacement(initial, `'${other}'`)] }];
}

/** Each of a list of names removed. */
function listChanges(
  { source }: Chart,
  operator: string,
  place: string,
  property: ObjectProperty | undefined,
): Change[] {
  if (!property) return [];
  const items = itemsOf(property.value);
  const isList = property.value.type === 'ArrayExpression' && items.length > 1;
  return items.map((item) => ({
    operator,
    place,
    change: `without ${nameOf(item, source)}`,
    edits: [removal(isList ? item : property, source)],
  }));
}

function eventChanges(chart: Chart, path: Path, place: string, event: ObjectProperty): Change[] {
  const { source } = chart;
  const branches = itemsOf(event.value);
  return [
    ...branches.flatMap((branch, at) => {
      const here = branches.length > 1 ? `${place} #${at + 1}` : place;
      const gone = branches.length > 1 ? branch : event;
      return [
        { operator: 'transition', place: here, change: 'removed', edits: [removal(gone, source)] },
        ...branchChanges(chart, path, here, branch),
      ];
    }),
    ...exchanges(place, branches, source),
  ];
}

function branchChanges(chart: Chart, path: Path, place: string, branch: Node): Change[] {
  const { source } = chart;
  const target = objectIn(branch) ? propertyOf(branch, 'target') : undefined;
  const guard = propertyOf(branch, 'guard');
  const actions = propertyOf(branch, 'actions');
  const reenter = propertyOf(branch, 'reenter');
  const remove = (operator: string, property: ObjectProperty, name: string): Change => ({
    operator,
    place,
    change: `without ${name}`,
    edits: [removal(property, source)],
  });
  return [
    ...redirections(chart, path, place, target?.value ?? branch),
    ...(target && actions ? [remove('target', target, 'target')] : []),
    ...(guard ? [remove('guard', guard, nameOf(guard.value, source))] : []),
    ...(guard ? [reversal(guard.value, place, source)] : []),
    ...listChanges(chart, 'action', place, actions),
    ...(reenter ? [remove('reenter', reenter, 'reenter')] : []),
  ];
}

function redirections(chart: Chart, path: Path, place: string, target: Node): Change[] {
  const text = textIn(target);
  if (text === undefined) return [];
  const aim = resolve(chart.id, path, text);
  const siblings = propertiesOf(propertyOf(stateAt(chart.root, aim.slice(0, -1)), 'states')?.value);
  const other =
    nextOf(siblings.map(keyOf), aim.at(-1) ?? '') ??
    propertiesOf(propertyOf(chart.root, 'states')?.value)
      .map(keyOf)
      .find((it) => it !== aim[0]);
  if (!other) return [];
  const parent = siblings.length > 1 ? aim.slice(0, -1) : [];
  const elsewhere = `'#${[chart.id, ...parent, other].join('.')}'`;
  const change = `'${text}' → ${elsewhere}`;
  return [{ operator: 'target', place, change, edits: [replacement(target, elsewhere)] }];
}

/** `not` comes under another name, since charts import values from xstate in one line. */
function reversal(guard: Node, place: string, source: string): Change {
  const text = source.slice(guard.start, guard.end);
  return {
    operator: 'guard',
    place,
    change: `not ${nameOf(guard, source)}`,
    edits: [
      { start: 0, end: 0, text: "import { not as reversed } from 'xstate'; " },
      replacement(guard, `reversed(${text})`),
    ],
  };
}

function exchanges(place: string, items: readonly Node[], source: string): Change[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  return items.slice(1).map((second, at) => {
    const first = items[at] as Node;
    return {
      operator: 'order',
      place,
      change: `#${at + 2} before #${at + 1}`,
      edits: [replacement(first, textOf(second)), replacement(second, textOf(first))],
    };
  });
}

function resolve(id: string, from: Path, target: string): Path {
  if (target.startsWith('#')) return target.split('.').slice(1);
  if (target.startsWith('.')) return [...from, ...target.slice(1).split('.')];
  return target === id ? [] : [...from.slice(0, -1), ...target.split('.')];
}

function stateAt(root: Node, path: Path): Node | undefined {
  return path.reduce<Node | undefined>(
    (state, name) => propertyOf(propertyOf(state, 'states')?.value, name)?.value,
    root,
  );
}

function nextOf(names: readonly string[], name: string): string | undefined {
  const next = names[(names.indexOf(name) + 1) % names.length];
  return next === name ? undefined : next;
}

function nameOf(item: Node, source: string): string {
  const named = propertyOf(item, 'type') ?? propertyOf(item, 'id');
  return textIn(named?.value) ?? textIn(item) ?? excerpt(source.slice(item.start, item.end));
}
