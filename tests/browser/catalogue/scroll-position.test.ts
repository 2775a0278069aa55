import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { cardNames, films } from './cards';

test('Back restores the scroll position of a list at once, from the cache', async ({ visitor }) => {
  await mockCall(visitor, '/user/movie-list', { body: { data: films(600) } });
  await intercept(visitor, '**/api/v2/user/movie-details/*', (it) =>
    it.answer({ body: { data: { id: 1, name: 'A film' } } }),
  );
  await visitor.goto('/movies');
  await cardNames(visitor);
  const scrolled = () => visitor.evaluate(() => Math.round(window.scrollY));
  await visitor.evaluate(() => window.scrollTo(0, 12_000));
  await visitor.locator('li[aria-posinset="200"]').waitFor({ state: 'attached' });
  const link = visitor.locator('li[aria-posinset="200"] article > a');
  await link.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const left = visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.round(window.scrollY));
        window.addEventListener('click', tell, { capture: true, once: true });
      }),
  );
  await link.click();
  const place = await left;
  await visitor.getByRole('heading', { name: 'A film', level: 1 }).waitFor();
  const list = await holdCall(visitor, '/user/movie-list');
  await visitor.goBack();
  await visitor.locator('li[aria-posinset="200"]').waitFor({ state: 'attached' });
  await expect.poll(scrolled).toBe(place);
  await list.release();
});

test("a list that has become shorter does not fight the person's scrolling", async ({
  visitor,
}) => {
  const details = { data: { id: 1, name: 'A film' } };
  await mockCall(visitor, '/user/movie-list', { body: { data: films(600) } });
  await intercept(visitor, '**/api/v2/user/movie-details/*', (it) => it.answer({ body: details }));
  await visitor.goto('/movies');
  await cardNames(visitor);
  await visitor.evaluate(() => window.scrollTo(0, 12_000));
  await visitor.locator('li[aria-posinset="200"] article > a').click();
  await visitor.getByRole('heading', { name: 'A film', level: 1 }).waitFor();
  await mockCall(visitor, '/user/movie-list', { body: { data: films(24) } });
  await visitor.goBack();
  await visitor.locator('li[aria-setsize="24"]').first().waitFor({ state: 'attached' });
  await visitor.evaluate(frames, 30);
  await visitor.evaluate(() => window.scrollTo(0, 0));
  await visitor.evaluate(frames, 30);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0);
});

/** Runs in the page: resolves when so many frames have been drawn. */
async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
