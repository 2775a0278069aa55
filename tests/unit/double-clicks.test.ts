import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreLateDoubleClicks } from '../../src/app/navigation/double-clicks';

let page: EventTarget & { location: { href: string } };
let top = 0;
let hit: object | null = null;
const received: number[] = [];

beforeEach(() => {
  received.length = 0;
  top = 0;
  hit = null;
  page = Object.assign(new EventTarget(), {
    location: { href: '/browse' },
    isConnected: true,
    closest: () => hit ?? page,
    getBoundingClientRect: () => ({ left: 0, top }),
  });
  vi.stubGlobal('window', page);
  ignoreLateDoubleClicks();
  for (const type of ['click', 'dblclick'])
    page.addEventListener(type, (event) => received.push((event as MouseEvent).detail));
});

afterEach(() => vi.unstubAllGlobals());

function click(detail: number, type = 'click'): boolean {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'detail', { value: detail });
  return page.dispatchEvent(event);
}

test('the second click of a double click is ignored once the first one has left the page', () => {
  expect(click(1)).toBe(true);
  page.location.href = '/login';
  expect(click(0)).toBe(true);
  expect(click(2)).toBe(false);
  expect(click(2, 'dblclick')).toBe(false);
  expect(click(1)).toBe(true);
  expect(received).toEqual([1, 0, 1]);
});

test('the second click of a double click is ignored if it hits what has moved into place', () => {
  expect(click(1)).toBe(true);
  top = 100;
  hit = { getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  expect(click(2)).toBe(false);
  expect(click(2, 'dblclick')).toBe(false);
  expect(received).toEqual([1]);
});

test('the second click of a double click is delivered if its button has moved, but is hit', () => {
  expect(click(1)).toBe(true);
  top = 30;
  expect(click(2)).toBe(true);
  expect(received).toEqual([1, 2]);
});

test('a double click on a page that stays, and clicks by keyboard, are delivered', () => {
  for (const detail of [1, 2, 3, 0]) expect(click(detail)).toBe(true);
  page.location.href = '/login';
  expect(click(0)).toBe(true);
  expect(received).toEqual([1, 2, 3, 0, 0]);
});

test('a second click whose first one was on the page before is ignored', () => {
  expect(click(2)).toBe(false);
  expect(received).toEqual([]);
});
