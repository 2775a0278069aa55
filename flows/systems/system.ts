import { readFlow, type State, type Transition } from '../draw/chart';
import { capital } from '../draw/words';
import { type FlowName, flowCalled } from '../flows';
import { namesOf, type Use } from '../uses';
import { type Message, merged } from './messages';

export interface System {
  readonly use: Use;
  readonly charts: readonly FlowName[];
  readonly messages: readonly Message[];
  readonly picture: State;
}

const NAMED_AT_MOST = 3;

/**
 * Adds charts that exchange events with the use's charts.
 * A message that is limited to one actor (`by`) counts if the use lists that actor.
 * Any other message counts if the use lists both its charts.
 * It also counts if the use lists one of its charts, and that chart has only one name in all uses.
 * In this last case, at least one sender must not be an effect.
 */
export function systemOf(use: Use, all: readonly Message[]): System {
  const listed = Object.keys(use.charts) as FlowName[];
  const own = listed.filter((it) => namesOf(it).length === 1);
  const isOwn = ({ from, to, by, senders }: Message) =>
    by !== null
      ? [from, to].some((it) => use.charts[it]?.includes(by))
      : (listed.includes(from) && listed.includes(to)) ||
        ((own.includes(from) || own.includes(to)) && senders.some(({ isEffect }) => !isEffect));
  const messages = merged(all.filter(isOwn));
  const charts = [...new Set([...listed, ...messages.flatMap(({ from, to }) => [from, to])])];
  const states = charts.map((name) => stateOf(use, name, messages));
  return { use, charts, messages, picture: { ...EMPTY, id: 'system', key: use.name, states } };
}

export function nameIn(use: Use, name: FlowName): string {
  const names = use.charts[name] ?? namesOf(name);
  if (names.length <= NAMED_AT_MOST) return names.join(', ') || capital(name);
  return `${names.slice(0, NAMED_AT_MOST).join(', ')} and ${names.length - NAMED_AT_MOST} more`;
}

export function saysOf({ senders, takers }: Message): string {
  const words = (places: readonly { says: string }[]) => places.map((it) => it.says).join(', or ');
  return `${words(senders)} → ${words(takers)}`;
}

const EMPTY: State = {
  id: '',
  key: '',
  type: 'atomic',
  isInitial: false,
  description: null,
  end: null,
  tags: [],
  rules: [],
  entry: [],
  exit: [],
  parts: [],
  effects: [],
  transitions: [],
  states: [],
};

function stateOf(use: Use, name: FlowName, messages: readonly Message[]): State {
  const { description } = readFlow(flowCalled(name));
  const transitions = messages.filter(({ from }) => from === name).map(transitionOf);
  return { ...EMPTY, id: idOf(name), key: nameIn(use, name), description, transitions };
}

function transitionOf(message: Message): Transition {
  const { from, to, event } = message;
  return {
    id: `${from} sends ${to} ${event}`,
    source: idOf(from),
    targets: [idOf(to)],
    kind: 'event',
    event,
    cause: event,
    delay: null,
    condition: null,
    actions: [],
    parts: [],
    isReentering: false,
    description: saysOf(message),
    refusal: null,
    rules: [],
  };
}

function idOf(name: FlowName): string {
  return `system.${name}`;
}
