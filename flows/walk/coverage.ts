/** Which targets of a chart (walk/crossings.ts) were hit, by source. */
import { readChart, statesBelow } from '../draw/chart';
import { sentenceOf, stateSentence } from '../draw/words';
import { type FlowName, flowCalled, flowNames } from '../flows';
import { coverOf } from './cover';
import { walkerOf } from './crossings';

/** Test paths over mocks and in the site, those with an asserted outcome, and hand-written tests. */
type Source = 'mocks' | 'walks' | 'asserted' | 'tests';

export type Missed = Readonly<Record<FlowName, Readonly<Record<Source, readonly string[]>>>>;

/** @param crossed hits in the browser, of all charts; `asserted`: those with an asserted outcome */
export function missedBy(
  crossed: Readonly<Record<'walks' | 'asserted' | 'tests', ReadonlySet<string>>>,
): Missed {
  const entries = flowNames.map((name) => {
    const flow = flowCalled(name);
    const goals = [...walkerOf(flow.machine).goals];
    const left = (by: ReadonlySet<string>) => goals.filter((goal) => !by.has(goal)).sort();
    const missed = {
      mocks: [...coverOf(flow).missing].sort(),
      walks: left(crossed.walks),
      asserted: left(crossed.asserted),
      tests: left(crossed.tests),
    };
    return [name, missed];
  });
  return Object.fromEntries(entries) as Missed;
}

export function missedInSite(missed: Missed, name: FlowName): string[] {
  const byTests = new Set(missed[name].tests);
  return missed[name].walks.filter((goal) => byTests.has(goal));
}

export function goalSentence(name: FlowName, goal: string): string {
  const states = statesBelow(readChart(flowCalled(name).machine));
  const [, kind = '', id = ''] = /^(in |if |unless )?(.*)$/s.exec(goal) ?? [];
  const state = states.find((it) => it.id === id);
  if (kind === 'in ' && state) return `${name}: never reached: “${stateSentence(state)}”`;
  const transition = states.flatMap(({ transitions }) => transitions).find((it) => it.id === id);
  if (!transition) throw new Error(`${name} has no ${goal}.`);
  const sentence = `“${sentenceOf(transition)}”`;
  if (kind === 'unless ') return `${name}: never refused: ${sentence}`;
  return `${name}: never ${kind === 'if ' ? 'allowed' : 'taken'}: ${sentence}`;
}
