import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { FAULT_LOGS, seesText } from './holding/faults';
import type { PlayerPage } from './player-page';
import { test } from './player-test';

const FOLDER = '/media/streams/winter-pines-protected';
const TITLE = '/movie-details/170';
const PROTECTED = {
  type: 'HLS',
  url: `${FOLDER}/master.m3u8`,
  protection: [{ system: 'clearkey', license_url: `${FOLDER}/licence` }],
};
const licence = JSON.parse(
  await readFile('demo/streams/winter-pines-protected/licence.json', 'utf8'),
);
const ASKED = `{"kids":["${licence.keys[0].kid}"],"type":"temporary"}`;

async function watchLicences(page: Page, answer = (route: Route) => route.fallback()) {
  const asked: (string | null)[] = [];
  await page.route(`**${FOLDER}/licence`, async (route) => {
    asked.push(route.request().postData());
    await answer(route);
  });
  return asked;
}

const refuse = (route: Route) => route.fulfill({ status: 403, body: 'no' });
const hasKeys = ({ video }: PlayerPage) =>
  video.evaluate((it: HTMLVideoElement) => it.mediaKeys !== null);

test("the demo's protected film plays with the key that the provider gives", async ({
  realFilm: film,
}) => {
  const { page } = film;
  const asked = await watchLicences(page);
  await page.goto(TITLE);
  await film.button('Play').press('Enter');
  await film.seesItGoOn(1);
  expect(asked).toEqual([ASKED]);
  expect(await hasKeys(film)).toBe(true);
});

test('a browser without the key system plays the next source', async ({ realFilm: film, logs }) => {
  const { page } = film;
  logs.expects(FAULT_LOGS);
  await page.addInitScript(() => {
    navigator.requestMediaKeySystemAccess = async () => {
      throw new DOMException('Unsupported keySystem', 'NotSupportedError');
    };
  });
  await page.goto(TITLE);
  await film.button('Play').press('Enter');
  await film.seesItGoOn(1);
  expect(await hasKeys(film)).toBe(false);
});

test('a licence that is refused shows a message, and Try again requests it again', async ({
  realFilm: film,
  logs,
}) => {
  const { page } = film;
  logs.expects(FAULT_LOGS);
  let answer = refuse;
  const asked = await watchLicences(page, (route) => answer(route));
  await film.watch(PROTECTED);
  await seesText(page, "The provider doesn't allow this video to play here.");
  answer = (route) => route.fallback();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await film.seesItGoOn();
  expect(asked.at(-1)).toBe(ASKED);
});

test('without a licence address the film has no format that this browser supports', async ({
  realFilm: film,
  logs,
}) => {
  const { page } = film;
  logs.expects(FAULT_LOGS);
  const asked = await watchLicences(page);
  await film.watch({ ...PROTECTED, protection: [] });
  await seesText(page, "This browser can't play this format.");
  expect(asked).toEqual([]);
});
