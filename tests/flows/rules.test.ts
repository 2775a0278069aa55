import { expect, test } from 'vitest';
import { rulesIn } from '../../flows/atlas/rules';
import { readFlow, rulesOf } from '../../flows/draw/chart';
import { flowCalled, flowNames } from '../../flows/flows';
import { rules } from '../../flows/rules';
import { rulesElsewhere } from '../../flows/rules-elsewhere';
import { uses } from '../../flows/uses';

const charts = flowNames.map((name) => readFlow(flowCalled(name)));
const named = [...new Set(charts.flatMap(rulesOf))];

test('each rule of the specification stands on a state or a transition, or there is a reason why on none', () => {
  expect([...named, ...Object.keys(rulesElsewhere)].sort()).toEqual(Object.keys(rules).sort());
});

test('no rule stands on a whole chart, which would not say where it is kept', () => {
  expect(charts.filter((chart) => chart.rules.length > 0).map(({ key }) => key)).toEqual([]);
});

test('a use claims the rules that are about it, and none of others that run the same chart', () => {
  const rulesOfUse = (name: string) =>
    uses
      .filter((use) => use.name === name)
      .flatMap((use) => rulesIn(use))
      .sort();
  expect(rulesOfUse('Forgot password')).toEqual(['5.forgot-password', '8.passwords']);
  expect(rulesOfUse('Write to a cast member')).toEqual(['4.mail.modal', '8.mail']);
  expect(rulesOfUse('Sign out')).toEqual([
    ...['4.session.sign-out', '8.sign-out', '8.unauthorized'],
  ]);
});

test('a rule that a chart names is about one use at least', () => {
  expect(named.filter((id) => !uses.some((use) => rulesIn(use).includes(id)))).toEqual([]);
});
