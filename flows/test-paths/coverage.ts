import { readChart, statesBelow } from '../draw/chart';
import { sentenceOf, stateSentence } from '../draw/words';
import { type FlowName, flowCalled, flowNames } from '../flows';
import { coverOf } from './cover';
import { stepperOf } from './hits';

type Source = 'mocks' | 'testPaths' | 'asserted' | 'tests';

export type Missed = Readonly<Record<FlowName, Readonly<Record<Source, readonly string[]>>>>;

export function missedBy(
  hits: Readonly<Record<'testPaths' | 'asserted' | 'tests', ReadonlySet<string>>>,
): Missed {
  const entries = flowNames.map((name) => {
    const flow = flowCalled(name);
    const targets = [...stepperOf(flow.machine).targets];
    const left = (by: ReadonlySet<string>) => targets.filter((target) => !by.has(target)).sort();
    const missed = {
      mocks: [...coverOf(flow).missing].sort(),
      testPaths: left(hits.testPaths),
      asserted: left(hits.asserted),
      tests: left(hits.tests),
    };
    return [name, missed];
  });
  return Object.fromEntries(entries) as Missed;
}

export function missedInSite(missed: Missed, name: FlowName): string[] {
  const byTests = new Set(missed[name].tests);
  return missed[name].testPaths.filter((target) => byTests.has(target));
}

export function targetSentence(name: FlowName, target: string): string {
  const states = statesBelow(readChart(flowCalled(name).machine));
  const [, kind = '', id = ''] = /^(in |if |unless )?(.*)$/s.exec(target) ?? [];
  const state = states.find((it) => it.id === id);
  if (kind === 'in ' && state) return `${name}: never reached: “${stateSentence(state)}”`;
  const transition = states.flatMap(({ transitions }) => transitions).find((it) => it.id === id);
  if (!transition) throw new Error(`${name} has no ${target}.`);
  const sentence = `“${sentenceOf(transition)}”`;
  if (kind === 'unless ') return `${name}: never refused: ${sentence}`;
  return `${name}: never ${kind === 'if ' ? 'allowed' : 'taken'}: ${sentence}`;
}
