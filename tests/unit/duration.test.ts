import { expect, test } from 'vitest';
import { durationText } from '../../src/lib/duration';

test.each([
  ['02:05', '2hrs 5min'],
  ['0:05', '0hrs 5min'],
  ['2:05', '2hrs 5min'],
  [' 02:05 ', '2hrs 5min'],
  ['1:02:03', '1hrs 2min'],
  ['25:59', '25hrs 59min'],
  ['100:00', '100hrs 0min'],
])('a duration of %j reads %j', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});

test.each([null, undefined, '', '  '])('a duration of %j is unknown', (duration) => {
  expect(durationText(duration)).toBe('Unknown duration');
});

test.each([
  '90',
  '0:5',
  '25:61',
  '1:02:60',
  '1:2:3',
  '-1:00',
  '1000:00',
  '02.05',
  'two hours',
  ':',
])('a duration of %j is invalid', (duration) => {
  expect(durationText(duration)).toBe('Invalid duration');
});
