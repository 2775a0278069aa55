import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyboardText } from '../../library/shape/storyboard';

test('a film of a minute has the storyboard of the demo', () => {
  expect(storyboardText(30, 2, 6)).toBe(
    readFileSync('demo/streams/slow-orbit/storyboard.vtt', 'utf8'),
  );
});
