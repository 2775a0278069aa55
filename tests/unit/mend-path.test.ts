import { afterEach, expect, test, vi } from 'vitest';
import { mendPath } from '../../src/app/navigation/mend-path';

afterEach(() => vi.unstubAllGlobals());

function open(path: string, state: unknown = null) {
  const location = new URL(path, 'https://fin.example');
  const history = {
    state,
    replaceState(next: unknown, _unused: string, address?: string) {
      history.state = next;
      if (address !== undefined) location.href = new URL(address, location).href;
    },
  };
  vi.stubGlobal('window', { location, history });
  mendPath();
  return { path: location.pathname + location.search + location.hash, state: history.state };
}

test.each([
  ['/movies/%E0%A4%A', '/movies/%25E0%25A4%25A'],
  ['/movies/%E0%A4%A?type=cast#top', '/movies/%25E0%25A4%25A?type=cast#top'],
  ['/%', '/%25'],
  ['/movies/%FF%20x', '/movies/%25FF%2520x'],
])('the escapes of %s are invalid, so they are taken literally', (path, mended) => {
  expect(open(path).path).toBe(mended);
});

test.each([
  ['https://fin.example//other.example/films?a=b', '/other.example/films?a=b'],
  ['https://fin.example///other.example', '/other.example'],
  ['https://fin.example//%', '/%25'],
])('%s keeps one leading slash, so that its path names no host', (path, mended) => {
  expect(open(path).path).toBe(mended);
});

test.each([
  '/',
  '/movies/1?type=genre',
  '/search?q=%E0%A4%A',
  '/movies/salt%20road',
  '/movies/%00',
])('%s is unchanged', (path) => {
  expect(open(path).path).toBe(path);
});

test("the rest of an entry's state stays", () => {
  expect(open('/%', { entry: 'abc' })).toEqual({
    path: '/%25',
    state: { entry: 'abc' },
  });
});
