import { expect, test } from 'vitest';
import { rulesIn } from '../../flows/atlas/rules';
import { readFlow, rulesOf } from '../../flows/draw/chart';
import { flowCalled, flowNames } from '../../flows/flows';
import { rules } from '../../flows/rules';
import { rulesElsewhere } from '../../flows/rules-elsewhere';
import { uses } from '../../flows/uses';

const charts = flowNames.map((name) => readFlow(flowCalled(name)));
const named = [...new Set(charts.flatMap(rulesOf))];

test('each rule of the specification is on a state or a transition, or has a reason why not', () => {
  expect([...named, ...Object.keys(rulesElsewhere)].sort()).toEqual(Object.keys(rules).sort());
});

test('no rule is on a whole chart, which would be too vague', () => {
  expect(charts.filter((chart) => chart.rules.length > 0).map(({ key }) => key)).toEqual([]);
});

test('a use lists its own rules, and no rules of other uses of the chart', () => {
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

test('every rule named by a chart belongs to a use', () => {
  expect(named.filter((id) => !uses.some((use) => rulesIn(use).includes(id)))).toEqual([]);
});
