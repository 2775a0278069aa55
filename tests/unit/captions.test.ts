import { expect, test } from 'vitest';
import { parseCaptions } from '../../src/media/captions/parse';
import { plainCaptions, withNext } from '../../src/media/captions/style';

test('WebVTT is read: with and without hours, names, settings, notes and markup', () => {
  const file = `\uFEFFWEBVTT - Seven Lamps

NOTE nobody says this

first
00:01.500 --> 00:04.000 align:start
<v Mira>The lamps are <i>lit</i>.

01:00:00.000 --> 01:00:02.250
Two
lines
`;
  expect(parseCaptions(file)).toEqual([
    { start: 1.5, end: 4, text: 'The lamps are lit.' },
    { start: 3600, end: 3602.25, text: 'Two\nlines' },
  ]);
});

test('SubRip is read, whatever its line ends and its order', () => {
  const file =
    '2\r\n00:00:05,000 --> 00:00:06,500\r\n{\\an8}Second\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nFirst\r\n';
  expect(parseCaptions(file)).toEqual([
    { start: 1, end: 2, text: 'First' },
    { start: 5, end: 6.5, text: 'Second' },
  ]);
});

test.each(['', 'WEBVTT', '<html>', '1\n00:00:05,000 --> 00:00:04,000\nBackwards'])(
  'what holds no captions says so: %j',
  (file) => {
    expect(() => parseCaptions(file)).toThrow('There are no captions in this file.');
  },
);

test('after the last choice of a style comes the first', () => {
  const top = withNext(plainCaptions, 'position');
  expect(top).toEqual({ ...plainCaptions, position: 'Top' });
  expect(withNext(top, 'position')).toEqual(plainCaptions);
});
