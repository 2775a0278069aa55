import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';
import { addTo, removeFrom, SAVE } from './toggle';

async function openTwoTabs(member: Page) {
  await member.goto('/tv-show');
  const [name = ''] = (await cardNames(member)).map(String);
  const other = await member.context().newPage();
  await other.goto('/tv-show');
  await addTo(other, name).waitFor();
  return { name, other };
}

async function pressOnAndOff(member: Page, name: string, other: Page): Promise<void> {
  for (const [press, follows] of [
    [addTo, removeFrom],
    [removeFrom, addTo],
  ] as const) {
    await press(member, name).click();
    await follows(other, name).waitFor();
  }
}

const nextMessage = (page: Page) =>
  page.evaluateHandle(() => ({
    message: new Promise((resolve) => {
      new BroadcastChannel('fin.watchlist').onmessage = ({ data }) => resolve(data);
    }),
  }));

test('a title toggled in one tab changes in the other; toggled in both at once it ends as wanted, and on the list', async ({
  member,
}) => {
  const { name, other } = await openTwoTabs(member);
  await pressOnAndOff(member, name, other);

  const [first, second] = [await holdCall(member, SAVE), await holdCall(other, SAVE)];
  await addTo(member, name).click();
  await addTo(other, name).click();
  await expect.poll(() => [first.count(), second.count()]).toEqual([1, 1]);
  const heard = await nextMessage(other);
  await first.release();
  await heard.evaluate(({ message }) => message);
  // Each call toggles the entry, so the two cancel out, and the second page sends a third.
  const isAnswered = (it: Response) => it.url().endsWith(SAVE);
  const both = other.waitForResponse(isAnswered).then(() => other.waitForResponse(isAnswered));
  await second.release();
  await both;
  await member.getByRole('link', { name: 'My Watchlist', exact: true }).click();
  await member.getByRole('heading', { name: 'My WatchList' }).waitFor();
  await removeFrom(member, name).waitFor();
  await removeFrom(other, name).waitFor();
});

test("another member's watchlist in the same browser has no effect", async ({ member }) => {
  await member.goto('/tv-show');
  const [first = '', second = ''] = (await cardNames(member)).map(String);
  const link = member.getByRole('main').locator('a[href^="/movie-details/"]').first();
  const titleId = (await link.getAttribute('href'))?.split('/').at(-1);
  await member.evaluate(
    (fact) => {
      new BroadcastChannel('fin.watchlist').postMessage(fact);
    },
    {
      type: 'entry.saved',
      person: 'ravi@fin.example',
      titleId,
      isSaved: true,
      at: Date.now(),
    },
  );
  await addTo(member, second).click();
  await removeFrom(member, second).waitFor();
  await addTo(member, first).waitFor();
  expect(await member.locator('[aria-pressed=true]').count()).toBe(1);
});

test('an older save of another tab that arrives after a change here has no effect', async ({
  member,
}) => {
  const { name, other } = await openTwoTabs(member);
  const heard = await nextMessage(other);
  await pressOnAndOff(member, name, other);
  await other.evaluate(async ({ message }) => {
    new BroadcastChannel('fin.watchlist').postMessage(await message);
  }, heard);
  await addTo(member, name).click();
  await removeFrom(other, name).waitFor();
  await addTo(member, name).waitFor({ state: 'detached' });
});
