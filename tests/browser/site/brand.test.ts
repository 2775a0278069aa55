import { expect } from 'vitest';
import { test } from '../setup/test';
import { startSite } from './operator-site';

test("a site of an operator's folder has its name in each title, before and after its code is there", async ({
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
