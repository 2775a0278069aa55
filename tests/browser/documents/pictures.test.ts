import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdApp, holdCall, holdRequest, mockCall } from '../setup/provider';
import { test } from '../setup/test';

/** The pictures in view and just below: how wide each is, which width was fetched, and the widths there are. */
const picturesInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main a img, [data-testid] > div > img')]
      .filter((it) => it.srcset !== '' && it.complete && it.naturalWidth > 0)
      .filter((it) => it.getBoundingClientRect().top < 2 * innerHeight)
      .map((it) => {
        const box = it.getBoundingClientRect();
        // A picture covers its box: it may be wider than that.
        const shown = Math.max(box.width, (box.height * it.naturalWidth) / it.naturalHeight);
        const widths = it.srcset.split(', ').map((candidate) => {
          const [address = '', width = ''] = candidate.split(' ');
          return {
            address: new URL(address, document.baseURI).href,
            width: Number.parseInt(width, 10),
          };
        });
        const fetched = widths.find(({ address }) => address === it.currentSrc)?.width ?? 0;
        return { shown, fetched, widths: widths.map(({ width }) => width) };
      }),
  );

test.for([
  ['/browse', 390],
  ['/browse', 768],
  ['/browse', 1440],
  ['/movies', 390],
  ['/movies', 768],
  ['/movies', 1440],
  ['/movie-details/102', 390],
  ['/movie-details/102', 768],
  ['/movie-details/102', 1440],
] as const)(
  '%s at %i px fetches pictures that are wide enough, and no wider ones',
  async (at, { open }) => {
    const [path, width] = at;
    const page = await open({ viewport: { width, height: 900 } });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(async () => (await picturesInView(page)).length).toBeGreaterThan(1);
    const wrong = (await picturesInView(page)).filter(({ shown, fetched, widths }) => {
      // A browser takes one that is a little too narrow, too.
      const isSharp = fetched >= shown * 0.85 || fetched === widths.at(-1);
      const narrower = widths[widths.indexOf(fetched) - 1] ?? 0;
      return !isSharp || narrower >= shown * 1.2;
    });
    expect(wrong).toEqual([]);
  },
);

/** The picture that stands behind the page's elements. */
const firstPicture = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--first-picture'));

/** What the page has prepared for the next visit. */
const nextHero = (page: Page) => page.evaluate(() => localStorage.getItem('fin.hero'));

test.for([
  ['/browse', 'hero', /banner/],
  ['/movie-details/102', 'player', /backdrop|wide/],
] as const)(
  '%s shows its first picture before the app is there, the same as the app, and it goes with the page',
  async ([path, place, name], { member: page }) => {
    const app = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => firstPicture(page)).toMatch(name);
    const early = await firstPicture(page);
    const shown = page.locator(`main div`).filter({ visible: true });
    const backgrounds = await shown.evaluateAll((all) =>
      all.map((it) => getComputedStyle(it).backgroundImage).filter((it) => it.includes('url(')),
    );
    expect(backgrounds.map((it) => /url\(.*\)/.exec(it)?.[0])).toEqual([early]);
    await app.release();
    const picture = page.getByTestId(place).locator('img').first();
    await picture.waitFor();
    expect(`url("${await picture.evaluate((it: HTMLImageElement) => it.currentSrc)}")`).toBe(early);
    await page.getByRole('link', { name: 'Movies', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
    expect(await firstPicture(page)).toBe('');
  },
);

test.for(['/browse', '/movies', '/tv-show', '/movie-details/102'])(
  'what the headers of %s name is what the page shows, in the width that it shows, fetched once',
  async (path, { open }) => {
    // A browser that has the page already is named no banner.
    const page = await open();
    // A page does not wait for a catalogue that is late: the first request may have been too early.
    const linkOf = async () => (await page.request.get(path)).headers().link ?? '';
    await expect.poll(linkOf).toContain('as=image');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const links = (await response?.headerValue('link')) ?? '';
    const named = [...links.matchAll(/as=image[^<]*imagesrcset="([^"]*)"/g)].map(
      ([, srcset = '']) => srcset.split(', ').map((it) => it.split(' ')[0] ?? ''),
    );
    expect(named.length).toBeGreaterThan(0);
    const shown = () =>
      page
        .locator('main img')
        .evaluateAll((all) =>
          all.map((it) => new URL((it as HTMLImageElement).currentSrc, location.href).pathname),
        );
    for (const widths of named) {
      const isOneOf = (it: string) => widths.includes(it);
      await expect.poll(async () => (await shown()).filter(isOneOf).length).toBe(1);
      expect(fetched.filter(isOneOf)).toEqual((await shown()).filter(isOneOf));
    }
  },
);

test('a second visit begins with the picture that was fetched for it while the first one rested', async ({
  visitor: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } });
  });
  await page.goto('/browse');
  await expect.poll(() => nextHero(page)).not.toBeNull();
  const { picture, fetched } = JSON.parse((await nextHero(page)) ?? '');

  const again = await page.context().newPage();
  const banners = await holdCall(again, '/user/banners');
  await again.goto('/browse', { waitUntil: 'commit' });
  await expect.poll(() => firstPicture(again)).toBe(`url("${fetched}")`);
  await banners.release();
  const image = again.getByTestId('hero').locator('img');
  expect(await image.getAttribute('src')).toBe(picture);
});

test('where the banners are others by then, a second visit shows one of those', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/404/);
  const app = await holdApp(page);
  await page.addInitScript(() => {
    const size = { width: innerWidth, pixels: devicePixelRatio };
    const next = { chance: 0, picture: '/gone.webp', fetched: '/gone-640.avif', size };
    localStorage.setItem('fin.hero', JSON.stringify(next));
  });
  await mockCall(page, '/user/banners', {
    body: {
      data: [{ poster_url: '/media/artwork/121-banner.webp', data: { id: 121, name: 'Orbit' } }],
    },
  });
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect.poll(() => firstPicture(page)).toMatch(/\/121-banner\.webp"/);
  await app.release();
});

test('where the app is there before the banners, which are others by then, the old picture goes', async ({
  visitor: page,
}) => {
  await page.addInitScript(() => {
    const chosen = {
      picture: '/media/artwork/101-poster.webp',
      fetched: '/media/artwork/101-poster.webp',
    };
    const size = { width: innerWidth, pixels: devicePixelRatio };
    localStorage.setItem('fin.hero', JSON.stringify({ chance: 0, ...chosen, size }));
  });
  const picture = await holdRequest(page, '**/121-banner*');
  await mockCall(page, '/user/banners', {
    body: {
      data: [{ poster_url: '/media/artwork/121-banner.webp', data: { id: 121, name: 'Orbit' } }],
    },
  });
  const banners = await holdCall(page, '/user/banners');
  await page.goto('/browse', { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.earlyInput === undefined);
  await expect.poll(() => firstPicture(page)).toMatch(/101-poster/);
  await banners.release();
  await page.getByRole('heading', { level: 1, name: 'Orbit' }).waitFor();
  await expect.poll(() => firstPicture(page)).toBe('');
  await picture.release();
});

test('a banner that the app leaves out is not counted by the document either', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  await mockCall(page, '/user/banners', {
    body: {
      data: [
        { poster_url: '/media/artwork/102-banner.webp', data: { id: 102 } },
        { poster_url: '/media/artwork/121-banner.webp', data: { id: 121, name: 'Orbit' } },
      ],
    },
  });
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect.poll(() => firstPicture(page)).toMatch(/121-banner/);
  await app.release();
});

test('a first picture that comes when its page was left is shown nowhere', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  const picture = await holdRequest(page, '**/*-banner*');
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect.poll(picture.count).toBe(1);
  await app.release();
  await page.waitForFunction(() => globalThis.earlyInput === undefined);
  await page.getByRole('link', { name: 'Movies', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  await picture.release();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('-banner')),
  );
  // The picture's own event has come by then.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await firstPicture(page)).toBe('');
});

test('one picture of the page comes before the others: the hero’s', async ({ visitor: page }) => {
  await page.goto('/browse');
  await page.getByTestId('hero').locator('img').waitFor();
  const pictures = page.locator('img[fetchpriority=high]');
  const addresses = await pictures.evaluateAll((all) => all.map((it) => it.getAttribute('src')));
  expect(addresses).toEqual([expect.stringMatching(/-banner\.webp$/)]);
});

test.for([
  ['the hero', '/browse', '-banner', 'hero'],
  ['a title', '/movie-details/102', '102-wide', 'player'],
] as const)(
  'the picture of %s is fetched before the app’s code is there, and only once',
  async ([_, path, name, box], { visitor: page }) => {
    const app = await holdApp(page);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(name)) pictures.push(request.url());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => pictures.length).toBe(1);
    await app.release();
    const picture = page.getByTestId(box).locator('img');
    await picture.waitFor();
    expect(await picture.evaluate((it: HTMLImageElement) => it.currentSrc)).toBe(pictures[0]);
    await page.waitForLoadState('networkidle');
    expect(pictures).toHaveLength(1);
  },
);

test('a provider whose widths are lost is shown by the picture itself', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/404/);
  const card = {
    id: 101,
    name: 'Salt Road',
    poster_image: '/media/artwork/101-poster.webp',
    poster_srcset: '/media/artwork/lost-200.webp 200w, /media/artwork/lost-900.webp 900w',
  };
  await mockCall(page, '/user/movie-list', { body: { data: [card] } });
  await page.goto('/movies');
  await expect
    .poll(() => page.locator('main a img').evaluate((it: HTMLImageElement) => it.currentSrc))
    .toMatch(/\/101-poster\.webp$/);
});
