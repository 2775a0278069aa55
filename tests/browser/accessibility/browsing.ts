import type { Page } from 'playwright-core';
import { cardNames, expectEmptyList, films, goToEnd } from '../catalogue/cards';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { intercept, letThrough } from '../setup/interception';
import { holdCall, mockCall } from '../setup/provider';
import { at, resized, type Screen } from './screen';

const LIST_STALLED = 8_000;

const openGenres = async (page: Page, choice: string) => {
  await page.getByRole('button', { name: 'Genres' }).click();
  await page.getByRole('menuitem', { name: choice }).waitFor();
};
const listAt = (path: string) => async (page: Page) => {
  await page.goto(path);
  await cardNames(page);
};
const emptyListAt = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expectEmptyList(page);
};
const top10 = (page: Page) => page.getByRole('region', { name: 'Top 10' });

export const browsingScreens: Screen[] = [
  {
    screen: 'landing page',
    states: {
      closed: at('/'),
      'with a question open': async (page) => {
        await page.getByRole('heading', { name: 'Frequently' }).scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'cost' }).click();
        await page.getByText('₹149 to ₹649 a month').waitFor();
      },
      'on a phone': resized(390),
    },
  },
  {
    screen: 'home page',
    states: {
      'with hero, ad and first row': async (page) => {
        await page.goto('/browse');
        await page.getByTestId('hero').waitFor();
        await page.getByTestId('ad').getByRole('link').waitFor();
        await top10(page).getByRole('link').first().waitFor();
      },
      'with the preview of a card': async (page) => {
        await top10(page).getByRole('link').first().focus();
        await page.locator('[data-preview]').waitFor();
      },
      'with every row': async (page) => {
        await page.setViewportSize({ width: 1440, height: 5000 });
        await page
          .getByRole('region', { name: 'Most Viewed Movies' })
          .getByRole('link')
          .first()
          .waitFor();
      },
      'on a tablet': resized(800),
      'on a phone': resized(390),
      'on the narrowest phone': resized(320),
    },
  },
  {
    screen: 'home page, on its way',
    states: {
      'with placeholders': async (page) => {
        await stopFlowClock(page);
        await holdCall(page, '/user/popular-movie');
        await holdCall(page, '/user/banners');
        await page.goto('/browse');
        await top10(page).getByTestId('placeholder').first().waitFor();
      },
      'with a list that does not answer': async (page) => {
        await passFlowTime(page, LIST_STALLED);
        await top10(page).getByText('Still loading').waitFor();
      },
    },
  },
  {
    screen: 'home page, without titles and ad',
    logs: /ERR_BLOCKED_BY_CLIENT|could not be loaded/,
    states: {
      empty: async (page) => {
        await mockCall(page, '/user/popular-movie', { body: { data: [] } });
        await intercept(page, '**/ads/house.js', (it) => it.abort('BlockedByClient'));
        await page.goto('/browse');
        await top10(page).getByText('No videos available.').waitFor();
        await page.getByText('Ad could not be loaded.').waitFor();
      },
    },
  },
  {
    screen: 'movies',
    states: {
      'with placeholders': async (page) => {
        await holdCall(page, '/user/movie-list');
        await page.goto('/movies');
        await page.getByTestId('placeholder').first().waitFor();
      },
      all: async (page) => {
        await letThrough(page);
        await cardNames(page);
      },
      'with the genres open': (page) => openGenres(page, 'Drama'),
      'of a genre': async (page) => {
        await page.getByRole('menuitem', { name: 'Drama' }).click();
        await page.getByRole('heading', { name: 'Drama Movies', level: 1 }).waitFor();
        await cardNames(page);
      },
      'of a cast member': async (page) => {
        await page.goto('/movie-details/101');
        await page.locator('a[href*="type=cast"]').first().click();
        await page.getByRole('heading', { name: /^Movies with/, level: 1 }).waitFor();
        await cardNames(page);
      },
      'of a genre without titles': emptyListAt('/movies/no-such-genre?type=genre'),
      'with filters that nothing fits': async (page) => {
        await mockCall(page, '/user/movie-list', {
          body: {
            data: films(2).map((film, index) =>
              index === 0 ? film : { ...film, language: 'Hindi', content_rating: 'A' },
            ),
          },
        });
        await page.goto('/movies?sort=name&language=Hindi&rating=U');
        await page.getByRole('button', { name: 'Clear filters' }).waitFor();
        await letThrough(page);
      },
      'sorted, without filters': async (page) => {
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await cardNames(page);
      },
      'on the narrowest phone, with the genres open': async (page) => {
        await page.setViewportSize({ width: 320, height: 844 });
        await openGenres(page, 'Documentary');
      },
    },
  },
  {
    screen: 'movies, failed',
    logs: /status of 500|^\[fin\]/,
    states: {
      'with a way to try again': async (page) => {
        for (const path of ['/user/movie-list', '/user/get-gener']) {
          await mockCall(page, path, { status: 500 });
        }
        await emptyListAt('/movies')(page);
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
      'with the failed genres open': (page) => openGenres(page, 'Try again'),
    },
  },
  {
    screen: 'movies, ten thousand',
    logs: /404/,
    states: {
      'with lost pictures': async (page) => {
        const [first, ...others] = films(10_000);
        const data = [{ ...first, poster_image: '/media/artwork/lost.webp' }, ...others];
        await mockCall(page, '/user/movie-list', { body: { data } });
        await listAt('/movies')(page);
      },
      'at the end': (page) => goToEnd(page, 'Film 10000'),
    },
  },
  {
    screen: 'TV shows',
    states: {
      all: listAt('/tv-show'),
      'on a phone': resized(390),
    },
  },
  {
    screen: 'legal pages',
    states: {
      'privacy policy': at('/privacy-policy'),
      'terms and conditions': at('/terms-conditions'),
      'terms at a section': at('/terms-conditions#removal'),
      'terms on the narrowest phone': resized(320, 640),
    },
  },
  {
    screen: 'page not found',
    states: { 'on a desktop': at('/nope'), 'on a phone': resized(390) },
  },
];
