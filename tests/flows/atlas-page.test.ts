import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf } from '../../flows/atlas/html';

test('a page of the atlas ends with the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lines = pageOf({ title: 'Search', body: [] }).trim().split('\n');
  expect(lines.at(-1)).toBe(`<footer>Fin ${version}</footer>`);
});
