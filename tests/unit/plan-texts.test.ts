import { expect, test } from 'vitest';
import { lengthText, lossText } from '../../src/features/shared/plan-texts';

test.each([
  [1, 'month', '1 month'],
  [1, 'months', '1 month'],
  [3, 'month', '3 months'],
  [3, 'months', '3 months'],
  [null, 'month', 'month'],
  [2, null, '2'],
  [null, ' ', null],
])('a plan of %j %j lasts %j', (value, unit, text) => {
  expect(lengthText(value, unit)).toBe(text);
});

test.each([
  ['2031-02-03', 'Standard ends right away, and you lose the days left until 3 February 2031.'],
  ['0000-00-00', 'Standard ends right away, and you lose the days that are left.'],
  [null, 'Standard ends right away, and you lose the days that are left.'],
])('a plan that would run until %j shows what is lost', (day, text) => {
  expect(lossText('Standard', day)).toBe(text);
});
