import { describe, expect } from 'vitest';
import { holdApp } from '../setup/provider';
import { test } from '../setup/test';

/** What has moved on the page since it was opened, as browsers count it. */
const shifts = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(
        list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });

describe('without JavaScript', () => {
  test.for([
    ['/', 'Stories worth staying to the end for'],
    ['/login', 'Sign In'],
    ['/signup', 'Sign Up'],
    ['/forgot-password', 'Forgot Password'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/movies', 'Movies'],
    ['/no/such/page', 'Page not found'],
  ] as const)('%s is read under its heading', async ([path, heading], { open }) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
  });
});

test.for(['/browse', '/movies', '/movie-details/102', '/login', '/my-watch-list'] as const)(
  'without JavaScript %s says at its top, and once, what it needs',
  async (path, { open }) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(path);
    const notices = page.locator('noscript');
    expect(await notices.allInnerTexts()).toEqual(['Fin needs JavaScript to show its films.']);
    expect((await notices.boundingBox())?.y).toBeLessThan(60);
  },
);

test("without JavaScript the landing page's questions open, one at a time", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByText('How much does Fin cost?').click();
  await page.getByText(/₹149 to ₹649 a month/).waitFor();
  await page.getByText('How do I cancel?').click();
  await page.getByText(/cancel there/).waitFor();
  expect(await page.locator('details[open]').count()).toBe(1);
});

test('without JavaScript no password gets into an address', async ({ open, logs }) => {
  // The site answers no posts: nobody is signed up without the app's code.
  logs.expects(/405/);
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/signup');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('seven lamps');
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await password.press('Enter');
  expect((await sent).url()).not.toContain('lamps');
});

test("the landing page's form works without its code, and the e-mail stays in no address", async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.waitForURL('/signup?email=ada%40example.com');
  await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor();
  const withCode = await open();
  await withCode.goto(page.url());
  await expect
    .poll(() => withCode.getByLabel('Email', { exact: true }).inputValue())
    .toBe('ada@example.com');
  expect(withCode.url()).toMatch(/\/signup$/);
});

describe("before the app's code is there", () => {
  test('a visitor sees the landing page, and nothing moves when the app takes over', async ({
    visitor: page,
  }) => {
    const app = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    await app.release();
    await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
    expect(await page.evaluate(shifts)).toBe(0);
  });

  test('whoever has scrolled stays there', async ({ visitor: page }) => {
    const app = await holdApp(page);
    await page.goto('/terms-conditions', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => window.scrollY === 700);
    await app.release();
    await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
    // The app restores an offset over some frames.
    const offsets = await page.evaluate(async () => {
      const seen = [];
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(window.scrollY);
      }
      return seen;
    });
    expect(new Set(offsets)).toEqual(new Set([700]));
  });

  test("a member sees the member's frame from the first paint", async ({ member: page }) => {
    const app = await holdApp(page);
    await page.goto('/browse', { waitUntil: 'commit' });
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: /^Profile of/ }).waitFor();
    expect(await bar.getByRole('link', { name: 'Login' }).count()).toBe(0);
    await app.release();
    await bar.getByRole('button', { name: 'Profile of Asha Rao' }).waitFor();
  });

  test.for(['/browse', '/movies', '/movie-details/102', '/submit-your-movie', '/search'])(
    "a member's %s is taken over, not replaced: what a press began before ends after",
    async (path, { member: page }) => {
      const app = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      const main = await page.waitForSelector('main');
      await app.release();
      await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
      expect(await main.evaluate((it) => it.isConnected)).toBe(true);
      await page.getByRole('button', { name: 'Profile of Asha Rao' }).waitFor();
    },
  );

  test('a member who comes back from the checkout is never told that it failed before it was asked', async ({
    member: page,
    logs,
  }) => {
    const app = await holdApp(page);
    await page.goto('/payment-success?session_id=cs_1', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Profile of/ }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    await app.release();
    await page.getByRole('heading', { level: 1, name: /^Failed to confirm/ }).waitFor();
    logs.expects(/422|payment session/);
  });

  test('a member sees nothing of a page for visitors', async ({ member: page }) => {
    const app = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.early !== undefined);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    await app.release();
    await page.waitForURL('/browse');
  });
});

test.for(['/browse', '/movies', '/terms-conditions', '/login'] as const)(
  "a member sees nothing of a visitor's %s, not even while the document is being read",
  async (path, { member: page }) => {
    const app = await holdApp(page);
    await page.addInitScript(() => {
      const painted = new Set<string>();
      Object.assign(globalThis, { painted });
      // A document's parser lets others look before it runs a script.
      new MutationObserver(() => {
        for (const element of document.querySelectorAll('h1, a[href="/login"]')) {
          if (element.checkVisibility({ visibilityProperty: true })) {
            painted.add(element.textContent ?? '');
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.early !== undefined);
    const { painted, headings } = await page.evaluate(() => ({
      painted: [...Reflect.get(globalThis, 'painted')],
      headings: [...document.querySelectorAll('h1')].map((it) => it.textContent),
    }));
    expect(painted).toEqual(headings);
    await app.release();
  },
);
