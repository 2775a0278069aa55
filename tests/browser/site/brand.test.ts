import { expect } from 'vitest';
import { audit } from '../setup/audit';
import { test } from '../setup/test';
import { startSite } from './operator-site';

test("an operator's site has its name in each title, before and after its code arrives", async ({
  open,
}) => {
  const theme = { ground: '#101018', text: '#F5F5F5', accent: '#00B7FF', corners: 'square' };
  const baseURL = await startSite({ name: 'Ária', description: 'Cinema em casa', theme });
  const page = await open({ baseURL });
  const titles: string[] = [];
  for (const path of ['/movies', '/movie-details/101', '/no/such/page', '/']) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    titles.push(/<title>([^<]*)/.exec(html)?.[1] ?? '');
  }
  expect(titles).toEqual([
    ...['Movies | Ária', 'Movie | Ária', 'Default Title | Ária', 'Default Title | Ária'],
  ]);
  await page.locator('a[href="/login"]').first().click();
  await expect.poll(() => page.title()).toBe('Login | Ária');
  const carried = await page.evaluate(() =>
    JSON.parse(document.getElementById('settings')?.textContent ?? ''),
  );
  expect(carried).toMatchObject({ name: 'Ária', theme });
  const description = page.locator('meta[name=description]');
  expect(await description.getAttribute('content')).toBe('Cinema em casa');
});

test('a light site is readable everywhere, and its player stays dark', async ({ open }) => {
  const theme = { ground: '#FBF9F5', text: '#1D1A16', accent: '#A33B00' };
  const page = await open({ baseURL: await startSite({ theme }) });
  for (const path of ['/', '/login', '/browse', '/movie-details/101']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect.soft(await audit(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Play trailer' }).click();
  const stage = page.locator('[data-watching] > [data-stage]');
  await stage.waitFor();
  const looks = await stage.evaluate((it) =>
    [document.documentElement, it].map((element) => {
      const { color, colorScheme } = getComputedStyle(element);
      return [color, colorScheme];
    }),
  );
  expect(looks).toEqual([
    ['rgb(29, 26, 22)', 'light'],
    ['rgb(248, 242, 232)', 'dark'],
  ]);
  await page.close();
}, 90_000);
