import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { passFlowTime } from '../setup/flow-clock';
import { recordCalls } from '../setup/provider';
import { test } from '../title/player-test';

function viewsOn(page: Page) {
  const calls = recordCalls(page);
  return () => calls.filter((it) => it === 'POST /user/view').length;
}

test('a film that has played for ten seconds counts, once', async ({ stillFilm: film }) => {
  const { page } = film;
  const views = viewsOn(page);
  await film.open();
  await film.play();
  await passFlowTime(page, 9_000);
  expect(views()).toBe(0);
  const answer = page.waitForResponse('**/user/view');
  await passFlowTime(page, 1_000);
  expect(await (await answer).json()).toEqual({ status: true, message: 'Your view was counted.' });
  await film.pause();
  await film.play();
  await passFlowTime(page, 30_000);
  expect(views()).toBe(1);
});

test('a film that was only seeked through counts once it has really played', async ({
  stillFilm: film,
}) => {
  const { page } = film;
  const views = viewsOn(page);
  await film.open();
  await film.play();
  await passFlowTime(page, 5_000);
  await film.pause();
  for (const second of [10, 40, 20]) {
    await film.jumpTo(second);
    await passFlowTime(page, 10_000);
  }
  await film.play();
  await passFlowTime(page, 4_000);
  expect(views()).toBe(0);
  const counted = page.waitForResponse('**/user/view');
  await passFlowTime(page, 1_000);
  expect((await counted).status()).toBe(200);
});
