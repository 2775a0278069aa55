import { expect, test } from 'vitest';
import { withSwitches } from '../mutants/site/fault';
import { nineFaults } from '../mutants/site/faults';
import { faultsIn } from '../mutants/site/wiring';

test('faults of a source are switched on one at a time, by their numbers', () => {
  const source = 'send({ price, id: input.id });';
  const fault = { id: '', file: '', flows: [] };
  const price = { ...fault, from: 7, to: 12, by: 'price + 1', before: 'price: ' };
  const id = { ...fault, from: 18, to: 26, by: "'1'" };
  expect(
    withSwitches(source, [
      [1, price],
      [2, id],
    ]),
  ).toBe(
    'send({ price: (globalThis.fault === 1 ? (price + 1) : (price)), ' +
      "id: (globalThis.fault === 2 ? ('1') : (input.id)) });",
  );
});

test('the nine faults match the source', () => {
  expect(nineFaults().map(({ flows }) => flows.length > 0)).toEqual(Array(9).fill(true));
});

test('faults in the wiring are calls, values and conditions', () => {
  const code = `
    const pay = async ({ price, isMember }) => {
      if (isMember) await call('pay', { price, id: plan.id });
      tell(price);
    };`;
  expect(faultsIn('pay.ts', code).map(({ id }) => id)).toEqual([
    'pay.ts:3 isMember → turned round',
    "pay.ts:3 await call('pay', { price, id: plan.id }) → not called",
    'pay.ts:3 price → not passed on',
    'pay.ts:3 plan.id → not passed on',
    'pay.ts:4 tell(price) → not called',
  ]);
});
