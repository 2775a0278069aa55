import { expect, test } from 'vitest';
import { readBar, readScreens } from '../../flows/atlas/screens';
import * as pages from '../../src/app/pages/list';

const screens = readScreens();
const from = (key: string) => screens.find((it) => it.key === key)?.leadsTo;

test('the map has every page, and each links to pages', () => {
  const keys = Object.keys(pages);
  expect(screens.map(({ key }) => key)).toEqual(keys);
  const targets = [...screens.flatMap(({ leadsTo }) => leadsTo), ...readBar()];
  expect(targets.filter((it) => !keys.includes(it))).toEqual([]);
});

test("a screen's links exclude those of the navigation bar", () => {
  expect(from('plans')).toEqual(['checkout']);
  expect(from('checkout')).toEqual(['plans']);
  expect(from('confirmation')).toEqual(['home', 'plans']);
  expect(from('tvShows')).toEqual(['title']);
  expect(from('terms')).toEqual([]);
  expect(readBar()).toContain('account');
});
