import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_DIR } from '../../../scripts/site-build';

test('no styling library reaches the browser', () => {
  const scripts = readdirSync(SITE_DIR).filter((name) => name.endsWith('.js'));
  const telling = /chakra|data-emotion|stylis/i;
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((name) => telling.test(readFileSync(join(SITE_DIR, name), 'utf8'))),
  ).toEqual([]);
});
