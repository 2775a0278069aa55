import { expect } from 'vitest';
import { createAccount, type LocalStorage } from '../setup/account';
import { TEST_TIME } from '../setup/patience';
import { holdRequest, mockCall, recordCalls } from '../setup/provider';
import { address } from '../setup/test';
import { freshFile, type PlayerPage, quickPlayerOn } from '../title/player-page';
import { test } from '../title/player-test';
import {
  expectStored,
  isReported,
  storedPositions,
  storedSecond,
  storePositions,
} from './stored-positions';

const SEVERAL_PAGES = 2 * TEST_TIME;

async function storedByProvider(film: PlayerPage): Promise<number> {
  const sent = isReported(film.page, async ({ position }) => {
    const { second, isPaused } = await film.now();
    return isPaused && Math.abs(Number(position) - second) < 0.05;
  });
  const [left] = await Promise.all([film.pause(), sent]);
  return left;
}

test('a film that was paused and left by Back resumes there, or plays from its beginning', async ({
  film,
}) => {
  const { page } = film;
  await film.open('/movies');
  await film.open();
  await film.button(/^Play/).waitFor();
  expect(await film.button('Start over').count()).toBe(0);
  await film.watchFrom(20);
  await film.pause();
  await page.keyboard.press('l');
  await expect.poll(film.second).toBeGreaterThan(30);
  const left = await film.second();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  await page.goForward();
  await film.resumes(left);
  await film.pause();
  await page.setViewportSize({ width: 640, height: 800 });
  const tops = await page
    .getByTestId('facts')
    .locator('button')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
  await film.button('Start over').click();
  await expect.poll(film.second).toBeLessThan(10);
  await film.seesItPlay();
  expect(await film.button('Start over').count()).toBe(0);
});

test('a film from a host without range requests offers no seeking, and keeps its resume position', async ({
  realFilm: film,
}) => {
  const { page } = film;
  const updated_at = new Date().toISOString();
  const place = { entertainment_id: '7', position: 20, duration: 60, updated_at, card: null };
  await mockCall(page, '/user/progress', { body: { data: [place] } });
  await page.route(/paper-boats\.mp4/, async (route) => {
    const { range, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    await route.fulfill({ body: await response.body(), contentType: 'video/mp4' });
  });
  await film.openWith([freshFile()]);
  await film.seesResume('0:20');
  await film.pressPlay();
  await film.seesItGoOn();
  await page.keyboard.press('l');
  await expect
    .poll(() => film.controls.getByRole('button', { name: /10 seconds/ }).count())
    .toBe(0);
  await expect.poll(() => film.controls.getByRole('slider', { name: 'Time' }).count()).toBe(0);
  await film.pause();
  expect(await film.second()).toBeLessThan(20);
  await expect.poll(() => film.button('Start over').count()).toBe(0);
  expect(await storedPositions(page)).toEqual({ 7: 20 });
});

test('the position of a playing film is stored when the page is left, reloaded or its tab closed', {
  timeout: SEVERAL_PAGES,
}, async ({ openMember }) => {
  const page = await openMember();
  const film = await quickPlayerOn(page);
  await film.open();
  await film.watchFrom(20);
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  await expectStored(page, 20);
  await page.goBack();
  await film.resumes(await storedSecond(page));

  await film.seek(35);
  await page.reload();
  await film.seesResume('0:3\\d');

  const other = await quickPlayerOn(await page.context().newPage());
  await other.open();
  await other.watchFrom(10);
  await expect.poll(() => storedSecond(other.page)).toBeLessThan(20);
  await other.page.close({ runBeforeUnload: true });
  await film.seesResume('0:1\\d');
  await film.resumes(await storedSecond(page));
});

test('a later position from another browser wins over one that was stored when a tab was closed', {
  timeout: SEVERAL_PAGES,
}, async ({ openMember }) => {
  const page = await openMember();
  const laptop = await quickPlayerOn(page);
  const tab = await quickPlayerOn(await page.context().newPage());
  await tab.open();
  await tab.watchFrom(10);
  await tab.page.close({ runBeforeUnload: true });
  await expectStored(page, 10);
  const phone = await quickPlayerOn(await openMember());
  await phone.open();
  await phone.seesResume('0:1\\d');
  await phone.watchFrom(35);
  const left = await storedByProvider(phone);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fin.positions') ?? '{}');
    for (const entry of kept.entries) entry.changedAt -= 3_600_000;
    localStorage.setItem('fin.positions', JSON.stringify(kept));
  });
  await laptop.open();
  await laptop.resumes(left);
});

test('a film finished in another browser is not offered again', {
  timeout: SEVERAL_PAGES,
}, async ({ openMember }) => {
  const page = await openMember();
  const laptop = await quickPlayerOn(page);
  await laptop.open();
  await laptop.watchFrom(20);
  await expectStored(page, 20);
  await laptop.seesItGoOn((await laptop.second()) + 0.7);
  await storedByProvider(laptop);
  const phone = await quickPlayerOn(await openMember());
  await phone.open();
  await phone.seesResume('0:2\\d');
  await phone.watchFrom(30);
  const sent = isReported(phone.page, ({ forget }) => forget === 'title');
  await phone.leave(0.3);
  await sent;
  for (let start = 0; start < 2; start += 1) {
    const list = page.waitForResponse((it) => it.url().endsWith('/user/progress'));
    await page.reload();
    await list;
    await laptop.button('Play').waitFor();
  }
  expect(await storedPositions(page)).toEqual({});
});

test('the provider stores the position, so that another browser resumes it, even if it was open before', async ({
  film,
  openMember,
}) => {
  await film.open();
  await film.watchFrom(20);
  const left = await storedByProvider(film);
  const elsewhere = await quickPlayerOn(await openMember());
  const list = await holdRequest(elsewhere.page, '**/user/progress');
  await elsewhere.open();
  await elsewhere.hoverPlay();
  await elsewhere.video.waitFor({ state: 'attached' });
  await list.release();
  await elsewhere.resumes(left);
});

test.for([
  ['its list', '**/media/streams/**/*p*.m3u8*'],
  ['its beginning', '**/media/streams/**/*init*'],
  ['its first part', '**/media/streams/**/*.m4s*'],
] as const)(
  'Start over restarts a film of which %s has not loaded yet',
  async ([, requests], { realFilm: film, account }) => {
    const { page } = film;
    await storePositions(page, account, '101');
    const part = await holdRequest(page, requests);
    await film.open();
    await film.hoverPlay();
    await expect.poll(part.count).toBeGreaterThan(0);
    await film.button('Start over').click();
    await part.release();
    await film.seesItPlay();
    await expect.poll(film.second).toBeLessThan(10);
    await expect.poll(() => storedSecond(page)).toBeLessThan(10);
  },
);

test('a sign-out clears positions, of a playing film too, and another member sees none of them', async ({
  openMember,
  account,
}) => {
  const page = await openMember();
  const film = await quickPlayerOn(page);
  const signIn = (entries: LocalStorage) =>
    page.evaluate((them) => {
      for (const { name, value } of them) localStorage.setItem(name, value);
    }, entries);
  await film.open();
  await film.watchFrom(20);
  await film.pause();
  await expect.poll(async () => Object.keys(await storedPositions(page))).toEqual(['101']);
  await signIn((await createAccount(address)).localStorage);
  await film.open();
  await film.button('Play').waitFor();
  await signIn(account.localStorage);
  await film.open();
  await film.seesResume('0:2\\d');
  await film.watchFrom(30);
  await expectStored(page, 30);
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await film.video.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('fin.person');
});

test('a provider without these calls is asked once, and this browser stores positions', async ({
  film,
  logs,
}) => {
  const { page } = film;
  logs.expects(/404/);
  logs.expects(/^\[fin\]/);
  await mockCall(page, '/user/progress', { status: 404, body: { message: 'There is none.' } });
  const calls = recordCalls(page);
  await film.open();
  await film.watchFrom(20);
  const left = await film.pause();
  await page.reload();
  await film.resumes(left);
  await film.pause();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Continue Watching' }).waitFor();
  expect(calls.filter((it) => it.endsWith('/user/progress'))).toEqual(['GET /user/progress']);
});
