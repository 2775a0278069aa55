import { expect, test } from 'vitest';
import { decodeCaptions } from '../../src/media/captions/decode';
import { parseCaptions } from '../../src/media/captions/parse';
import { lists } from './webvtt-lists';

function cuesOf(file: string) {
  try {
    const cues = parseCaptions(decodeCaptions(new TextEncoder().encode(file)));
    return cues.map(({ start, end, text }) => [start, end, text]);
  } catch {
    return [];
  }
}

test('the lists cover exactly what Fin reads', () => {
  expect(Object.keys(lists)).toHaveLength(41);
});

test.each(Object.entries(lists))('%s', (_, { file, cues, lenient }) => {
  const read = cuesOf(file);
  if (!lenient) return expect(read).toEqual(cues);
  const [count, reason] = lenient;
  expect(read.length, reason).toBe(count);
  // Skips cues without a positive duration, because they are never shown.
  for (const cue of cues.filter(([start, end]) => start < end)) expect(read).toContainEqual(cue);
});
