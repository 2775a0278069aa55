import { expect } from 'vitest';
import { intercept, letThrough } from '../setup/interception';
import { test } from '../setup/test';
import { untilAppAnswers } from './early';

test.for(['/login', '/movie-details/102'])(
  '%s asks for its code when its first sight has been painted',
  async (path, { visitor: page }) => {
    await page.goto(path);
    const [painted, asked] = await page.evaluate(() => {
      const startOf = ({ startTime }: PerformanceEntry) => startTime;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(name));
      return [
        Math.min(...performance.getEntriesByType('paint').map(startOf)),
        Math.min(...scripts.map(startOf)),
      ];
    });
    // The code loads after a second even without a paint entry.
    expect(asked).toBeGreaterThan(Math.min(painted, 1_000));
  },
);

test.for([
  [
    'a background tab, which paints nothing',
    () => Object.defineProperty(document, 'hidden', { get: () => true }),
  ],
  [
    'a browser without paint timing',
    () => Object.assign(PerformanceObserver.prototype, { observe() {} }),
  ],
  [
    'a browser without PerformanceObserver',
    () => Reflect.deleteProperty(globalThis, 'PerformanceObserver'),
  ],
] as const)('the app starts in %s, too', async ([, change], { visitor: page }) => {
  await page.addInitScript(change);
  await page.goto('/login', { waitUntil: 'load' });
  await untilAppAnswers(page);
});

test("code that fails to load is reported, and fetched again on the user's next action", async ({
  open,
  logs,
}) => {
  logs.expects(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const page = await open();
  const failed = page.waitForEvent('pageerror');
  await intercept(page, /^\w+:\/\/[^/]+\/[\w.-]+\.js$/, (it) => it.abort());
  await page.goto('/login', { waitUntil: 'load' });
  await failed;
  await letThrough(page);
  await page.getByRole('heading', { level: 1 }).click();
  await untilAppAnswers(page);
  await page.getByLabel('Email').fill('not-an-email');
  await page.getByLabel('Password').focus();
  await page.getByText('Invalid email format').waitFor();
});
