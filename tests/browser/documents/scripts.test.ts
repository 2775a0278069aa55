/** When a document asks for the app's code (`src/app/start/start-app.ts`). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdApp, holdRequest, mockCall } from '../setup/provider';
import { test } from '../setup/test';

test.for(['/login', '/browse', '/movies', '/movie-details/102'])(
  '%s asks for its code when its first sight has been painted',
  async (path, { visitor: page }) => {
    await page.goto(path);
    const [painted, asked] = await page.evaluate(() => {
      const startOf = ({ startTime }: PerformanceEntry) => startTime;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(name));
      return [
        performance.getEntriesByName('first-contentful-paint').map(startOf)[0] ?? Number.NaN,
        Math.min(...scripts.map(startOf)),
      ];
    });
    expect(asked).toBeGreaterThan(painted);
  },
);

/** When each request of the page began and ended whose address fits, in ms of the page's life. */
const timesOf = (page: Page, address: RegExp) =>
  page.evaluate(
    (pattern) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => pattern.test(name))
        .map(({ startTime, responseEnd }) => [startTime, responseEnd] as const),
    address,
  );

/** Nothing happens any more because time goes by. Not by a stopped clock, which hides when things were loaded. */
const stopTimers = (page: Page) =>
  page.addInitScript(() => {
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
  });

const untilPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

/** Of a page that is painted: before that it has not begun to record. */
const untilAppAnswers = (page: Page) =>
  expect.poll(() => page.evaluate(() => globalThis.earlyInput === undefined)).toBe(true);

test.for(['/browse', '/movies', '/movie-details/102'])(
  '%s asks for its code when the picture that it begins with is painted',
  async (path, { open }) => {
    const page = await open();
    await stopTimers(page);
    const pictures = await holdRequest(page, '**/media/artwork/**');
    await page.goto(path, { waitUntil: 'commit' });
    await untilPainted(page);
    await pictures.release();
    await untilAppAnswers(page);
    const shown = (await timesOf(page, /artwork/)).map(([, end]) => end);
    const asked = (await timesOf(page, /\.js$/)).map(([start]) => start);
    expect(Math.min(...asked)).toBeGreaterThan(Math.min(...shown));
  },
);

test('a picture that does not come holds the app up no longer than that', async ({
  visitor: page,
}) => {
  const pictures = await holdRequest(page, '**/media/artwork/**');
  await page.goto('/movies', { waitUntil: 'commit' });
  await untilPainted(page);
  await untilAppAnswers(page);
  await pictures.release();
});

test('a list that holds no picture does not hold the app up', async ({ visitor: page }) => {
  await stopTimers(page);
  await mockCall(page, '/user/movie-list', { body: { data: [] } });
  await page.goto('/movies');
  await page.getByText('Sorry, Could not Find Your Search!').waitFor();
});

test.for(['/login', '/browse'])(
  'in a tab that is opened behind, and paints nothing, the app starts all the same: %s',
  async (path, { visitor: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      globalThis.PerformanceObserver = class extends PerformanceObserver {
        override observe(options: PerformanceObserverInit) {
          if (!/paint/.test(options.type ?? '')) super.observe(options);
        }
      };
    });
    await stopTimers(page);
    await page.goto(path);
    expect(await page.evaluate(() => globalThis.earlyInput)).toBe(undefined);
  },
);

test('code that was lost on the way is told of, and fetched again when somebody does something', async ({
  open,
  logs,
}) => {
  logs.expects(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const page = await open();
  const told = page.waitForEvent('pageerror');
  await page.route('**/main.*.js', (route) => route.abort(), { times: 2 });
  await page.goto('/login', { waitUntil: 'load' });
  await told;
  await page.unrouteAll();
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password').focus();
  await page.getByText('Invalid email format').waitFor();
});

test('the landing page fetches no script before it is idle or somebody comes near', async ({
  open,
}) => {
  const page = await open();
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.waitForURL('/signup');
});

test('the landing page’s own code is fetched beside the app’s, not after it', async ({ open }) => {
  const page = await open();
  const app = await holdApp(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByLabel('Email').first().focus();
  await expect.poll(app.count).toBe(2);
  await app.release();
});

test('a question of the landing page opens, also when its code comes with the press', async ({
  open,
}) => {
  const page = await open();
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.locator('[data-question]').first().click();
  await page.locator('[aria-expanded=true]').waitFor();
});
