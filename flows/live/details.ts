import type { AnyStateMachine } from 'xstate';
import {
  readCause,
  readChart,
  type State,
  statesBelow,
  type Transition,
  transitionsById,
} from '../draw/chart';
import { capital, placeOf, sentenceOf, spoken, spokenCause, stateSentence } from '../draw/words';
import { BEGIN, STOP, type Step } from './allowed';
import type { Change, Changed } from './changed';

export interface Detail {
  readonly term: string;
  readonly text: string;
}

export function detailsOf(
  { use, event, transitions, refused }: Step,
  machine: AnyStateMachine,
  { entered, values }: Changed,
): Detail[] {
  if (event === STOP) return [{ term: `${use} ends`, text: '' }];
  const chart = wordsOf(machine);
  return [
    event === BEGIN ? { term: `${use} begins`, text: chart.sentence } : happened(),
    ...refused.map((guard) => ({ term: 'Refused by', text: capital(spoken(guard)) })),
    ...entered.map((id) => {
      const state = chart.states.get(id);
      return { term: capital(placeOf(id)), text: state ? stateSentence(state) : '' };
    }),
    ...values.map((it) => ({ term: capital(spoken(it.name)), text: wayOf(it) })),
  ];

  function happened(): Detail {
    const taken = transitions.flatMap((id) => chart.transitions.get(id) ?? []).map(sentenceOf);
    return {
      term: capital(spokenCause(readCause(machine, event))),
      text: taken.join(' ') || (refused.length > 0 ? '' : 'Nothing changes.'),
    };
  }
}

export function isDetail(value: unknown): value is Detail {
  const { term, text } = (value ?? {}) as { term?: unknown; text?: unknown };
  return typeof term === 'string' && typeof text === 'string';
}

function wayOf({ from, to }: Change): string {
  return from === null && to === null ? 'changed' : `${said(from)} → ${said(to)}`;
}

function said(value: Change['to']): string {
  if (value === null) return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

interface Words {
  readonly sentence: string;
  readonly states: ReadonlyMap<string, State>;
  readonly transitions: ReadonlyMap<string, Transition>;
}

const known = new WeakMap<AnyStateMachine, Words>();

function wordsOf(machine: AnyStateMachine): Words {
  const before = known.get(machine);
  if (before) return before;
  const chart = readChart(machine);
  const words = {
    sentence: stateSentence(chart),
    states: new Map(statesBelow(chart).map((it) => [it.id, it])),
    transitions: transitionsById(chart),
  };
  known.set(machine, words);
  return words;
}
