import { readFlow, type State, statesBelow, transitionsIn } from '../draw/chart';
import { capital, placeOf, sentenceOf, spokenCause, stateSentence } from '../draw/words';
import { type FlowName, flowCalled, flowNames } from '../flows';
import { namesOf, uses } from '../uses';
import { chartAddress, headingOf, systemAddress } from './names';
import { ruleText } from './rules';

export interface Entry {
  readonly kind: 'use' | 'chart' | 'state' | 'event';
  readonly title: string;
  readonly where: string;
  readonly address: string;
  readonly text: string;
}

/** Search results of equal rank keep the order of these entries. */
export function readEntries(): Entry[] {
  const charts = flowNames.map((name) => ({ name, chart: readFlow(flowCalled(name)) }));
  return [
    ...uses.map((use) => entry('use', use.name, use.does, systemAddress(use), [use.page ?? ''])),
    ...charts.map(({ name, chart }) => chartEntry(name, chart)),
    ...charts.flatMap(({ name, chart }) => stateEntries(name, chart)),
    ...charts.flatMap(({ name, chart }) => eventEntries(name, chart)),
  ];
}

export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (title: string) => {
    if (title.startsWith(words.join(' '))) return 0;
    return words.every((word) => title.includes(word)) ? 1 : 2;
  };
  return entries
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((it) => ({ it, rank: rank(it.title.toLowerCase()) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ it }) => it);
}

function chartEntry(name: FlowName, chart: State): Entry {
  const words = [chart.key, ...namesOf(name), ...chart.rules.map(ruleText)];
  return entry('chart', headingOf(name), stateSentence(chart), chartAddress(name), words);
}

function stateEntries(name: FlowName, chart: State): Entry[] {
  return statesBelow(chart)
    .slice(1)
    .map(({ id, description, rules }) => {
      const words = [id, description ?? '', ...rules.map(ruleText)];
      return entry('state', capital(placeOf(id)), headingOf(name), chartAddress(name, id), words);
    });
}

function eventEntries(name: FlowName, chart: State): Entry[] {
  return transitionsIn(chart)
    .filter(({ kind }) => kind !== 'always')
    .map((transition) => {
      const { id, source, targets, event, rules } = transition;
      const way = [source, ...targets.slice(0, 1)].map(placeOf).join(' → ');
      const words = [event, sentenceOf(transition), ...rules.map(ruleText)];
      const title = capital(spokenCause(transition));
      return entry('event', title, `${headingOf(name)} · ${way}`, chartAddress(name, id), words);
    });
}

function entry(
  kind: Entry['kind'],
  title: string,
  where: string,
  address: string,
  words: readonly string[],
): Entry {
  return { kind, title, where, address, text: [title, where, ...words].join(' ').toLowerCase() };
}
