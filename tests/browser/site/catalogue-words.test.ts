import { expect } from 'vitest';
import { test } from '../setup/test';
import { startSite } from './operator-site';

const TRANSLATED = 'Órbita sobre Sriharikota';
const UNTRANSLATED = 'The Ninth Elevator';

test('a page shows titles in its language; a name in another one is marked with its language everywhere', async ({
  open,
}) => {
  const baseURL = await startSite({ name: 'Ária', languages: ['en', 'pt'] });
  const page = await open({ baseURL });
  const languagesOf = (name: string) =>
    page
      .getByText(name, { exact: true })
      .filter({ visible: true })
      .first()
      .evaluate((it) => [it.getAttribute('lang'), it.closest('[lang]')?.getAttribute('lang')]);

  await page.goto('/pt/movies');
  expect(await languagesOf(TRANSLATED)).toEqual([null, 'pt']);
  expect(await languagesOf(UNTRANSLATED)).toEqual(['en', 'en']);

  await page.goto('/pt/movie-details/143');
  const heading = page.getByRole('heading', { level: 1, name: UNTRANSLATED });
  await heading.waitFor();
  const description = page.getByTestId('facts').locator('p[lang=en]');
  const genre = page.getByTestId('facts').getByRole('list').getByRole('link').first();
  expect(
    await Promise.all(
      [heading, description, genre].map((it) =>
        it.evaluate((element) => [element.getAttribute('lang'), element.getAttribute('dir')]),
      ),
    ),
  ).toEqual([
    ['en', 'auto'],
    ['en', 'auto'],
    [null, 'auto'],
  ]);

  await page.goto('/movies');
  expect(await languagesOf('Orbit Over Sriharikota')).toEqual([null, 'en']);
});

test("the house ad uses the page's language, and leads to its plans", async ({ open }) => {
  const baseURL = await startSite({ name: 'Ária', languages: ['en', 'pt'] });
  const page = await open({ baseURL });
  await page.goto('/pt/browse');
  const link = page.getByTestId('ad').getByRole('link');
  await expect.poll(() => link.textContent()).toBe('Um ingresso, todas as sessões.Ver os planos');
  expect([await link.getAttribute('href'), await link.getAttribute('lang')]).toEqual([
    '/pt/plans',
    'pt',
  ]);
});
