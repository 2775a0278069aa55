import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SITE_DIR } from '../../../scripts/site-build';
import { test } from '../setup/test';
import { memberPages, openPage, visitorPages } from './pages';

/** How many style sheets are on the page that its document did not bring. */
const writtenByScript = async () => {
  const served = await (await fetch(location.href)).text();
  const sheets = [...document.querySelectorAll('style')];
  return sheets.filter(({ textContent }) => !served.includes(textContent)).length;
};

test('no styling library reaches the browser', () => {
  const scripts = readdirSync(SITE_DIR).filter((name) => name.endsWith('.js'));
  const telling = /chakra|data-emotion|stylis/i;
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((name) => telling.test(readFileSync(join(SITE_DIR, name), 'utf8'))),
  ).toEqual([]);
});

test.for(visitorPages)(
  'no script writes a style sheet for a visitor: %s',
  async (path, { visitor }) => {
    await openPage(visitor, path);
    expect(await visitor.evaluate(writtenByScript)).toBe(0);
  },
);

test.for(memberPages)(
  'no script writes a style sheet for a member: %s',
  async (path, { member, logs }) => {
    if (path === '/payment-success') logs.expects(/\[fin\] payment/);
    await openPage(member, path);
    expect(await member.evaluate(writtenByScript)).toBe(0);
  },
);
