/** A film goes on where a member left it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../setup/account';
import { holdRequest, mockCall, recordCalls } from '../setup/provider';
import { address, test } from '../setup/test';
import {
  begunAt,
  button,
  expectPlaying,
  FILM,
  jumpTo,
  keptPositions,
  pausedAt,
  second,
  video,
  watchFrom,
} from './film';

/** Presses Resume, and sees the film go on within a second of where it was left. */
async function expectResumed(page: Page, left: number) {
  await button(page, /^Resume from 0:\d\d$/).click();
  const begun = await begunAt(page);
  expect(Math.abs(begun - left), `${begun} for ${left}`).toBeLessThan(1);
}

/** What was changed reaches the provider. */
async function isTold(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (it) => it.url().endsWith('/user/progress') && it.request().method() === 'POST',
  );
  expect(answer.status()).toBe(200);
}

/** Presses Pause; the second at which the film stands, which the provider knows. */
async function keptByProvider(page: Page): Promise<number> {
  const [left] = await Promise.all([pausedAt(page), isTold(page)]);
  return left;
}

test('a film that was paused and left by Back goes on there, or from its beginning', async ({
  member: page,
}) => {
  await page.goto('/movies');
  await page.goto(FILM);
  await button(page, /^Play/).waitFor();
  expect(await button(page, 'Start over').count()).toBe(0);
  await watchFrom(page, 20);
  const left = await pausedAt(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  await page.goForward();
  await expectResumed(page, left);
  await pausedAt(page);
  await button(page, 'Start over').click();
  await expect.poll(() => second(page)).toBeLessThan(10);
  await expectPlaying(page);
  expect(await button(page, 'Start over').count()).toBe(0);
});

test('a film that plays is kept when the page is left, reloaded or its tab closed', async ({
  open,
  account,
}) => {
  const page = await open({ storageState: account.storageState });
  await page.goto(FILM);
  await watchFrom(page, 20);
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  await expect.poll(async () => (await keptPositions(page))['101']).toBeGreaterThan(20);
  await page.goBack();
  await expectResumed(page, (await keptPositions(page))['101'] ?? 0);

  await jumpTo(page, 35);
  await page.reload();
  await button(page, /^Resume from 0:3\d$/).waitFor();

  const other = await page.context().newPage();
  await other.goto(FILM);
  await watchFrom(other, 10);
  // A browser lets a tab that closes work for half a second, which a busy machine may not give it.
  await expect.poll(async () => (await keptPositions(other))['101']).toBeLessThan(20);
  await other.close({ runBeforeUnload: true });
  await button(page, /^Resume from 0:1\d$/).waitFor();
  await expectResumed(page, (await keptPositions(page))['101'] ?? 0);
});

test('a film is kept every 5 s, so that a browser that is killed forgets little', async ({
  member: page,
}) => {
  await page.goto(FILM);
  await watchFrom(page, 10);
  await expect.poll(async () => (await keptPositions(page))['101']).toBeGreaterThan(10);
  const kept = (await keptPositions(page))['101'] ?? 0;
  await expect.poll(async () => (await keptPositions(page))['101']).toBeGreaterThan(kept + 4);
  const gap = (await second(page)) - ((await keptPositions(page))['101'] ?? 0);
  expect(gap).toBeLessThan(6);
});

test('a film is kept by the provider, so that it goes on in another browser', async ({
  member,
  open,
  account,
}) => {
  await member.goto(FILM);
  await watchFrom(member, 20);
  const left = await keptByProvider(member);
  const elsewhere = await open({ storageState: account.storageState });
  await elsewhere.goto(FILM);
  await expectResumed(elsewhere, left);
});

test('a later place from another browser wins over one that was kept when a tab was closed', async ({
  open,
  account,
}) => {
  const laptop = await open({ storageState: account.storageState });
  await laptop.goto('/healthz');
  const tab = await laptop.context().newPage();
  await tab.goto(FILM);
  await watchFrom(tab, 10);
  await tab.close({ runBeforeUnload: true });
  await expect.poll(async () => (await keptPositions(laptop))['101']).toBeGreaterThan(10);
  const phone = await open({ storageState: account.storageState });
  await phone.goto(FILM);
  await button(phone, /^Resume from 0:1\d$/).waitFor();
  await watchFrom(phone, 35);
  const left = await keptByProvider(phone);
  // As if the laptop's tab had been closed an hour ago.
  await laptop.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fin.positions') ?? '{}');
    for (const entry of kept.entries) entry.changedAt -= 3_600_000;
    localStorage.setItem('fin.positions', JSON.stringify(kept));
  });
  await laptop.goto(FILM);
  await expectResumed(laptop, left);
});

test('a film seen to its end in another browser does not come back', async ({ open, account }) => {
  const laptop = await open({ storageState: account.storageState });
  await laptop.goto(FILM);
  await watchFrom(laptop, 20);
  await expect.poll(async () => (await keptPositions(laptop))['101']).toBeGreaterThan(20);
  const kept = await second(laptop);
  await expect.poll(() => second(laptop)).toBeGreaterThan(kept + 1);
  await keptByProvider(laptop);
  const phone = await open({ storageState: account.storageState });
  await phone.goto(FILM);
  await button(phone, /^Resume/).waitFor();
  await watchFrom(phone, 30);
  const told = isTold(phone);
  await video(phone).evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration - 0.3;
  });
  await told;
  for (let start = 0; start < 2; start += 1) {
    const list = laptop.waitForResponse((it) => it.url().endsWith('/user/progress'));
    await laptop.reload();
    await list;
    await button(laptop, /^Play$/).waitFor();
  }
  expect(await keptPositions(laptop)).toEqual({});
});

test('a button that says where the film goes on says so of the film that is loaded already', async ({
  member,
  open,
  account,
}) => {
  await member.goto(FILM);
  await watchFrom(member, 20);
  const left = await keptByProvider(member);
  const elsewhere = await open({ storageState: account.storageState });
  const list = await holdRequest(elsewhere, '**/user/progress');
  await elsewhere.goto(FILM);
  await button(elsewhere, /^Play$/).hover();
  await video(elsewhere).waitFor({ state: 'attached' });
  await list.release();
  await expectResumed(elsewhere, left);
});

test('a shared second wins over the memory', async ({ member: page }) => {
  await page.goto(FILM);
  await watchFrom(page, 20);
  await pausedAt(page);
  await page.goto(`${FILM}?t=2`);
  await button(page, 'Play from 0:02').click();
  expect(Math.abs((await begunAt(page)) - 2)).toBeLessThan(1);
});

test('Start over begins a film that does not play yet', async ({ member: page }) => {
  await page.goto(FILM);
  await watchFrom(page, 20);
  await pausedAt(page);
  await page.reload();
  await button(page, /^Resume/).hover();
  await button(page, 'Start over').click();
  await expectPlaying(page);
  await expect.poll(() => second(page)).toBeLessThan(10);
  expect(await keptPositions(page)).toEqual({});
});

for (const [what, address] of [
  ['its list', '**/media/streams/**/*p*.m3u8*'],
  ['its beginning', '**/media/streams/**/*init*'],
  ['its first part', '**/media/streams/**/*.m4s*'],
] as const) {
  test(`Start over begins a film of which ${what} is still to come`, async ({ member: page }) => {
    await page.goto(FILM);
    await watchFrom(page, 20);
    await pausedAt(page);
    const part = await holdRequest(page, address);
    await page.reload();
    await button(page, /^Resume/).hover();
    await expect.poll(part.count).toBeGreaterThan(0);
    await button(page, 'Start over').click();
    await part.release();
    await expectPlaying(page);
    await expect.poll(() => second(page)).toBeLessThan(10);
  });
}

test('a film seen to 95 % is done; a trailer is not remembered', async ({ member: page }) => {
  await page.goto(FILM);
  await watchFrom(page, 20);
  await pausedAt(page);
  await expect.poll(async () => Object.keys(await keptPositions(page))).toEqual(['101']);
  await button(page, 'Play').click();
  await video(page).evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration - 0.3;
  });
  await expect.poll(() => keptPositions(page)).toEqual({});
  await page.reload();
  await button(page, /^Play$/).waitFor();
});

test('sign-out clears the places, and another member sees nothing of them', async ({
  open,
  account,
}) => {
  const page = await open({ storageState: account.storageState });
  await page.goto(FILM);
  await watchFrom(page, 20);
  await pausedAt(page);
  await expect.poll(async () => Object.keys(await keptPositions(page))).toEqual(['101']);
  // Another member, on the same machine, of whom storage was not cleared.
  const other = await createAccount(address);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, other.localStorage);
  await page.goto(FILM);
  await button(page, /^Play$/).waitFor();
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, account.localStorage);
  await page.goto(FILM);
  await button(page, /^Resume/).waitFor();
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('fin.person');
});

test('a film that plays while its member signs out leaves no place behind', async ({
  open,
  account,
}) => {
  const page = await open({ storageState: account.storageState });
  await page.goto(FILM);
  await watchFrom(page, 20);
  await expect.poll(async () => (await keptPositions(page))['101']).toBeGreaterThan(20);
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await video(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('fin.positions'))).toBe(null);
});

test('a provider that does not know the calls is asked once, and this browser remembers', async ({
  member: page,
  logs,
}) => {
  logs.expects(/404/);
  logs.expects(/^\[fin\]/);
  await mockCall(page, '/user/progress', { status: 404, body: { message: 'There is none.' } });
  const calls = recordCalls(page);
  await page.goto(FILM);
  await watchFrom(page, 20);
  const left = await pausedAt(page);
  await page.reload();
  await expectResumed(page, left);
  await pausedAt(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Continue Watching' }).waitFor();
  expect(calls.filter((it) => it.endsWith('/user/progress'))).toEqual(['GET /user/progress']);
});
