import { expect, test } from 'vitest';
import { commandOf } from '../../src/features/player/input/keys';

const key = (key: string, code = '', shiftKey = false) => commandOf({ key, code, shiftKey });

test.each([
  [' ', { type: 'togglePlaying' }],
  ['k', { type: 'togglePlaying' }],
  ['K', { type: 'togglePlaying' }],
  ['Enter', { type: 'togglePlaying' }],
  ['j', { type: 'seekBy', seconds: -10 }],
  ['l', { type: 'seekBy', seconds: 10 }],
  ['ArrowLeft', { type: 'seekBy', seconds: -5 }],
  ['ArrowRight', { type: 'seekBy', seconds: 5 }],
  ['ArrowUp', { type: 'choose', key: 'ArrowUp' }],
  ['ArrowDown', { type: 'choose', key: 'ArrowDown' }],
  ['m', { type: 'choose', key: 'm' }],
  ['f', { type: 'toggleFullScreen' }],
  ['c', { type: 'choose', key: 'c' }],
  ['t', { type: 'toggleTheatre' }],
  ['i', { type: 'togglePictureInPicture' }],
  ['<', { type: 'choose', key: '<' }],
  ['>', { type: 'choose', key: '>' }],
  [',', { type: 'stepFrame', by: -1 }],
  ['.', { type: 'stepFrame', by: 1 }],
  ['0', { type: 'goToShare', share: 0 }],
  ['9', { type: 'goToShare', share: 0.9 }],
  ['Home', { type: 'goToStart' }],
  ['End', { type: 'goToEnd' }],
  ['?', { type: 'showShortcuts' }],
  ['q', null],
  ['Tab', null],
])('the key %j', (name, command) => {
  expect(key(name)).toEqual(command);
});

test('on layouts without Latin letters, the position of the key counts', () => {
  expect(key('л', 'KeyK')).toEqual({ type: 'togglePlaying' });
  expect(key('δ', 'KeyD')).toBe(null);
  expect(key('Б', 'Comma', true)).toEqual({ type: 'choose', key: '<' });
  expect(key('ю', 'Period')).toEqual({ type: 'stepFrame', by: 1 });
});

test('on layouts with Latin letters elsewhere, the letter counts', () => {
  expect(key('k', 'KeyV')).toEqual({ type: 'togglePlaying' });
  expect(key('t', 'KeyK')).toEqual({ type: 'toggleTheatre' });
});

test("digits count where they need Shift, and on other digits' keys", () => {
  expect(key('&', 'Digit1')).toEqual({ type: 'goToShare', share: 0.1 });
  expect(key('1', 'Digit1', true)).toEqual({ type: 'goToShare', share: 0.1 });
  expect(key('!', 'Digit1', true)).toBe(null);
  expect(key('٣', 'Digit3')).toEqual({ type: 'goToShare', share: 0.3 });
});
