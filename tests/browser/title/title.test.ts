import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from '../setup/account';
import { covers } from '../setup/covers';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { details } from './details';
import { quickPlayerOn } from './player-page';

const CALL = '/user/movie-details/7';

async function signIn(page: Page, { email, password }: Account) {
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test(
  covers(
    ['2.title.facts', '2.title.more', '2.title.cast', '8.duration'],
    'a title shows its facts, related titles and cast',
  ),
  async ({ member: page }) => {
    const data = details({
      genres: [{ name: 'Drama' }, { name: 'Crime' }],
      content_rating: 'U/A 13+',
      backdrop_image: '/media/artwork/101-banner.webp',
      is_watch_list: true,
    });
    await mockCall(page, CALL, { body: { status: true, data } });
    await page.goto('/movie-details/7');
    await page.getByRole('heading', { level: 1, name: 'Seven Lamps' }).waitFor();
    for (const text of ['A lamplighter walks.', '2024', 'Hindi', '2hrs 5min']) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    for (const text of ['IMDb rating 8.1', 'Age rating U/A 13+'])
      await page.getByText(text).first().waitFor();
    const genres = page.getByRole('list', { name: 'Genres' }).getByRole('listitem');
    expect(await genres.allTextContents()).toEqual(['Drama', 'Crime']);
    const art = page.getByTestId('player').locator('img');
    await expect(art).toHaveAttribute('src', '/media/artwork/101-banner.webp');
    const heart = page.getByRole('button', { name: 'Add Seven Lamps to watchlist' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const more = page.getByRole('region', { name: 'More Like This' });
    await more.getByRole('link', { name: 'Eight Bells' }).waitFor();
    const cast = page
      .getByRole('region', { name: 'Cast and Crew' })
      .getByRole('link', { name: 'Mira Sen' });
    await expect(cast).toHaveAttribute('href', '/movies/31?type=cast');
  },
);

test(
  covers(
    ['2.title.empty', '8.duration'],
    'a title without related titles and cast shows its texts, and its duration as unknown or invalid',
  ),
  async ({ visitor: page }) => {
    for (const [duration, text] of [
      [null, 'Unknown duration'],
      ['25:61', 'Invalid duration'],
    ]) {
      const data = details({ duration, more_items: [], casts: null });
      await mockCall(page, CALL, { body: { status: true, data } });
      await page.goto('/movie-details/7');
      await page.getByText(String(text), { exact: true }).waitFor();
      await page.getByText('No movies available.').waitFor();
      await page.getByText('No cast available.').waitFor();
    }
  },
);

test(
  covers('8.title', 'a title that fails to load shows an error, and can be retried'),
  async ({ visitor: page, logs }) => {
    logs.expects(/500|title 7/);
    await mockCall(page, CALL, { status: 500 });
    await page.goto('/movie-details/7');
    await page.getByText('No movie details found.').waitFor();
    await mockCall(page, CALL, { body: { data: details() } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Seven Lamps' }).waitFor();
  },
);

test("a visitor's trailer is labelled as one, and leads on to the film at its end", async ({
  visitor: page,
}) => {
  const film = await quickPlayerOn(page);
  await film.openWith([]);
  await film.play();
  await film.stage.getByText('Trailer', { exact: true }).waitFor();
  const end = page.getByRole('region', { name: 'After the trailer' });
  await film.leave(0.3);
  await end.getByText('Seven Lamps').waitFor();
  await end.getByRole('button', { name: 'Play trailer again' }).press('Enter');
  await end.waitFor({ state: 'detached' });
  await film.seesItPlay();
  await expect(film.video).toHaveFocus();
  await film.leave(0.3);
  await end.getByRole('button', { name: 'Watch Now' }).click();
  await page.waitForURL('/login');
});

test(
  covers(
    '2.title.watch-now',
    'Watch Now sends a visitor to sign in, returns to the title, and Back leads to the page before it',
  ),
  async ({ visitor: page, account }) => {
    await page.goto('/movies');
    await page.locator('main a[href="/movie-details/101"]').click();
    await page.getByRole('button', { name: 'Watch Now' }).click();
    await page.waitForURL('/login');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.waitForURL('/forgot-password');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('/login');
    await signIn(page, account);
    await page.waitForURL('/movie-details/101');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Watch Now' }).count()).toBe(0);
    await page.goBack();
    await page.waitForURL('/movies');
    await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  },
);

test('an autoplay request counts once, before a sign-in: later visits wait for Play', async ({
  visitor: page,
  account,
}) => {
  await page.goto('/browse');
  const playNow = page.getByTestId('hero').getByRole('button', { name: 'Play Now' });
  await expect(playNow).toHaveAttribute('aria-description', 'Plays the trailer');
  await playNow.click();
  await page.waitForURL('/movie-details/*');
  const title = page.url();
  await page.getByRole('button', { name: 'Watch Now' }).click();
  await page.waitForURL('/login');
  await signIn(page, account);
  await page.waitForURL(title);
  const play = page.getByTestId('facts').getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await page.evaluate(() => history.forward());
  await page.waitForFunction(() => history.state.idx === 2 && location.pathname !== '/login');
  await play.waitFor();
  await expect.poll(() => page.url()).toBe(title);
});

test('an address without a title does not break the page, which offers a way to the catalogue', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/404|title |decod|URI/i);
  for (const path of ['%00', '%E0%A4%A', '99999999999999999999']) {
    await page.goto(`/movie-details/${path}`);
    await page
      .getByText(/No movie details found\.|Page not found/)
      .first()
      .waitFor();
  }
  await page.getByRole('button', { name: 'Browse all movies' }).click();
  await page.getByRole('heading', { name: 'Movies', level: 1 }).waitFor();
});
