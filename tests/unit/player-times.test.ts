import { expect, test } from 'vitest';
import { spokenDuration, spokenTime } from '../../src/features/player/time/spoken-time';
import { stillsIn } from '../../src/features/player/time/storyboard';

test.each([
  [250, 720, '4 minutes 10 of 12'],
  [0, 12, '0 seconds of 12'],
  [61, 125, '1 minute 1 of 2 minutes 5'],
  [10, 720, '10 seconds of 12 minutes'],
  [3725, 7200, '1 hour 2 minutes 5 of 2'],
  [5, 3725, '5 seconds of 1 hour 2 minutes 5'],
])('second %i of %i is announced as %j', (time, duration, text) => {
  expect(spokenTime(time, duration)).toBe(text);
});

test('a duration has its units', () => {
  expect([1, 60, 90, 3600].map(spokenDuration)).toEqual([
    ...['1 second', '1 minute', '1 minute 30', '1 hour'],
  ]);
});

test('a storyboard names a part of a sheet for each span of the film', () => {
  const text = `WEBVTT

00:00.000 --> 00:05.000
sheet.webp#xywh=0,0,160,90

2
01:00:05.500 --> 01:00:10.000 align:start\r
../b.jpg#xywh=pixel:160,90,160,90

00:10.000 --> 00:15.000
no part of anything
`;
  expect(stillsIn(text, 'https://fin.example/boards/7/board.vtt')).toEqual([
    {
      start: 0,
      end: 5,
      address: 'https://fin.example/boards/7/sheet.webp',
      part: { x: 0, y: 0, width: 160, height: 90 },
    },
    {
      start: 3605.5,
      end: 3610,
      address: 'https://fin.example/boards/b.jpg',
      part: { x: 160, y: 90, width: 160, height: 90 },
    },
  ]);
});

test('a storyboard may name a picture for each span, whatever its line ends and arrows', () => {
  const text =
    'WEBVTT\r\r00:00.000-->00:05.000\rone.jpg\r\r  00:05.000 --> 00:10.000\r/two.jpg?a=1';
  const address = 'https://fin.example/boards/7/board.vtt';
  expect(stillsIn(text, address)).toEqual([
    { start: 0, end: 5, address: 'https://fin.example/boards/7/one.jpg', part: null },
    { start: 5, end: 10, address: 'https://fin.example/two.jpg?a=1', part: null },
  ]);
  const unread = ['sheet.jpg#xywh=percent:0,0,25,25', 'http://'].map(
    (line) => `00:00 --> 00:05\n${line}`,
  );
  expect(unread.flatMap((it) => stillsIn(`WEBVTT\n\n${it}`, address))).toEqual([]);
});
