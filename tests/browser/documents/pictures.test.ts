import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';

const picturesInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main a img, [data-testid] > div > img')]
      .filter((it) => it.srcset !== '' && it.complete && it.naturalWidth > 0)
      .filter((it) => it.getBoundingClientRect().top < 2 * innerHeight)
      .map((it) => {
        const box = it.getBoundingClientRect();
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

test.for(['/browse', '/movies', '/movie-details/102'])(
  '%s fetches pictures that are wide enough, and no wider ones, in a window that grows',
  async (path, { open }) => {
    const page = await open({ viewport: { width: 390, height: 900 } });
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      const sizes = async () => {
        const pictures = await picturesInView(page);
        return { isFull: pictures.length > 1, wrong: pictures.filter(isWrong) };
      };
      await expect.poll(sizes, { message: `${width} px` }).toEqual({ isFull: true, wrong: [] });
    }
  },
);

function isWrong({ shown, fetched, widths }: Awaited<ReturnType<typeof picturesInView>>[number]) {
  // Browsers may choose a slightly narrower `srcset` candidate.
  const isSharp = fetched >= shown * 0.85 || fetched === widths.at(-1);
  const narrower = widths[widths.indexOf(fetched) - 1] ?? 0;
  return !isSharp || narrower >= shown * 1.2;
}

test.for(['/movies', '/movie-details/102'])(
  'what the headers of %s name is what the page shows, in the width that it shows, fetched once',
  async (path, { open }) => {
    const page = await open();
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

test('the hero image loads before every other picture', async ({ visitor: page }) => {
  await page.goto('/browse');
  await page.getByTestId('hero').locator('img').waitFor();
  const pictures = page.locator('img[fetchpriority=high]');
  const addresses = await pictures.evaluateAll((all) => all.map((it) => it.getAttribute('src')));
  expect(addresses).toEqual([expect.stringMatching(/-banner\.webp$/)]);
});

test('a provider without `srcset` widths shows the picture itself', async ({
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
