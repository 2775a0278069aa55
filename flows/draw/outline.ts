import { type Part, partsOf, type State, type Transition } from './chart';
import { causeOf, withoutRoot } from './words';

export interface Item {
  readonly state?: string;
  readonly transition?: string;
  readonly name: string;
  readonly text: string;
  readonly items: readonly Item[];
}

export function outlineOf(chart: State): Item {
  const item = stateItem(chart);
  const parts = partsOf(chart);
  return {
    ...item,
    items: [
      ...item.items,
      ...partItems('conditions', 'guard', parts),
      ...partItems('actions', 'action', parts),
    ],
  };
}

function partItems(name: string, kind: Part['kind'], parts: readonly Part[]): Item[] {
  const items = parts
    .filter((part) => part.kind === kind)
    .map((part) => ({ name: part.name, text: part.sentence, items: [] }));
  return items.length === 0 ? [] : [{ name, text: '', items }];
}

function stateItem(state: State): Item {
  const marks = [
    state.isInitial ? 'begins here' : '',
    state.type === 'parallel' ? 'all at the same time' : '',
    state.type === 'final' ? 'ends here' : '',
  ].filter(Boolean);
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['the end', state.end === null ? [] : [state.end]],
    ['tags', state.tags],
    ['runs', state.effects],
    ['entry', state.entry],
    ['exit', state.exit],
    ['rules', state.rules],
  ];
  return {
    state: state.id,
    name: state.key,
    text: [marks.length > 0 ? `(${marks.join(', ')})` : '', state.description ?? '']
      .filter(Boolean)
      .join(' '),
    items: [
      ...facts
        .filter(([, names]) => names.length > 0)
        .map(([name, names]) => ({ name, text: names.join(', '), items: [] })),
      ...state.transitions.map(transitionItem),
      ...state.states.map(stateItem),
    ],
  };
}

function transitionItem(transition: Transition): Item {
  const { id, condition, targets, actions, description, rules } = transition;
  const way = targets.length === 0 ? 'stays' : `→ ${targets.map(withoutRoot).join(', ')}`;
  const reenters = transition.isReentering ? '(begun again)' : '';
  const does = actions.length === 0 ? '' : `/ ${actions.join(', ')}`;
  const rule = rules.length === 0 ? '' : `[${rules.join(', ')}]`;
  return {
    transition: id,
    name: causeOf(transition),
    text: [condition, way, reenters, does, rule, description].filter(Boolean).join(' '),
    items: [],
  };
}

export function markdownOf(item: Item, depth = 0): string {
  const line = `${'  '.repeat(depth)}- **${plain(item.name)}** ${plain(item.text)}`.trimEnd();
  return [line, ...item.items.map((it) => markdownOf(it, depth + 1))].join('\n');
}

function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|&]/g, '\\$&');
}
