import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../setup/interception';
import { holdRequest } from '../../setup/provider';
import { FILE, type PlayerPage, STREAM } from '../player-page';
import { test } from '../player-test';
import { seesText } from './faults';

const captions = (page: Page) => page.getByTestId('player').locator('[data-captions]');

const says = (page: Page, text: string | RegExp) => captions(page).getByText(text).waitFor();

async function drop({ page, stage }: PlayerPage, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  await stage.dispatchEvent('drop', { dataTransfer });
}

test("a stream's captions have the language, and its sound the track, that a viewer chose", async ({
  realFilm: film,
}) => {
  const { page } = film;
  await film.watch(STREAM);
  await film.seesItGoOn();
  await film.openSettings(/^Captions/);
  await film.choose('Français');
  await film.jumpTo(26.5);
  await says(page, 'Une lune est passée, et personne n’était éveillé pour la saluer.');
  await film.openSettings(/^Captions/);
  await film.choose('Off');
  await captions(page).waitFor({ state: 'detached' });
  const score = page.waitForRequest(/audio-score-\d+\.m4s/);
  await film.openSettings(/^Audio/);
  await film.choose('Score only');
  await score;
});

test('forced captions are not offered, and are shown where no others are', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await page.route('**/slow-orbit/master.m3u8', async (route) => {
    const master = await (await route.fetch()).text();
    const isForced = (line: string) => /SUBTITLES.*LANGUAGE="en"/.test(line);
    const lines = master.split('\n').map((it) => (isForced(it) ? `${it},FORCED=YES` : it));
    await route.fulfill({ body: lines.join('\n') });
  });
  await film.watch(STREAM);
  await film.seesItGoOn();
  await film.pause();
  await film.jumpTo(26.5);
  await says(page, /^A moon went by/);
  await film.openSettings(/^Captions/);
  expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Off', 'Français']);
  await film.choose('Français');
  await says(page, /^Une lune est passée/);
  expect(await captions(page).locator('p').count()).toBe(1);
  await film.openSettings(/^Captions/);
  await film.choose('Off');
  await says(page, /^A moon went by/);
});

test('captions that arrive while the film is paused are shown at once, can be delayed, and are above the preview of a second', async ({
  realFilm: film,
}) => {
  const { page } = film;
  const words = await holdRequest(page, '**/subtitles-en.vtt');
  await film.watch(STREAM);
  await film.seesItGoOn();
  await film.pause();
  await film.openSettings(/^Captions/);
  await film.choose('English');
  await film.jumpTo(13.2);
  await expect.poll(words.count).toBe(1);
  const isSeeking = () => film.video.evaluate((it: HTMLVideoElement) => it.seeking);
  await expect.poll(isSeeking).toBe(false);
  await words.release();
  await says(page, /^Its rings are ice/);

  await film.openSettings(/^Captions/, 'Style');
  const item = (name: RegExp) => page.getByRole('menuitem', { name });
  await item(/^Later/).press('Enter');
  await captions(page).waitFor({ state: 'detached' });
  await item(/^Earlier/).press('Enter');
  await says(page, /^Its rings are ice/);
  await page.keyboard.press('Escape');

  await film.stage.getByRole('slider').first().hover();
  const gap = () =>
    page.evaluate(() => {
      const [tip, line] = ['[data-time-tip]', '[data-captions] p'].map((it) =>
        document.querySelector(it)?.getBoundingClientRect(),
      );
      return tip && line ? tip.top - line.bottom : 0;
    });
  await expect.poll(gap).toBeGreaterThan(0);
});

test('a file without captions, or of another type, is refused; a dropped .srt is shown, once, and stays with the next source', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await film.watch(FILE, STREAM);
  await film.seesItGoOn();
  await drop(film, 'boats.vtt', '<!doctype html>');
  await seesText(page, 'No captions found in this file.');
  await drop(film, 'boats.png', 'x');
  await seesText(page, 'Choose a .vtt or .srt file.');
  const said = (end: string) => `00:00:00,000 --> ${end}\nOf <i>paper</i>.\n\n`;
  await drop(film, 'boats.srt', said('00:00:50,000') + said('00:00:55,000'));
  await says(page, 'Of paper.');
  await seesText(page, 'Showing captions from boats.');
  expect(await captions(page).locator('p').allTextContents()).toEqual(['Of paper.']);
  await film.openSettings(/^Source/);
  await film.choose(/^Source 2/);
  await expect.poll(() => film.video.evaluate((it: HTMLVideoElement) => it.src)).toMatch(/^blob:/);
  await film.seesItGoOn();
  await says(page, 'Of paper.');
});

test('a corrected file that is dropped again is shown, and others, from right to left, too', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await film.watch(STREAM);
  await film.seesItGoOn();
  const saying = (text: string) => `1\n00:00:00,000 --> 00:00:50,000\n${text}\n`;
  await drop(film, 'boats.srt', saying('Of papper.'));
  await says(page, 'Of papper.');
  await drop(film, 'boats.srt', saying('Of paper.'));
  await says(page, 'Of paper.');
  await drop(film, 'en.srt', saying('My own English.'));
  await says(page, 'My own English.');
  await drop(film, 'he.srt', saying('שלום, מה שלומך?'));
  await says(page, 'שלום, מה שלומך?');
  const [first, last] = await page.locator('[data-captions] p').evaluate(({ firstChild: text }) => {
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text as Text, at);
      range.setEnd(text as Text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [leftOf(0), leftOf('שלום, מה שלומך'.length)];
  });
  expect(last, 'the question mark is at the left').toBeLessThan(first);
  await film.openSettings(/^Captions/, 'Characters look wrong?');
  await film.choose('Cyrillic (windows-1251)');
  await says(page, /^Ч©/);
  await film.openSettings(/^Captions/, 'Characters look wrong?');
  await film.choose('Unicode (utf-8)');
  await says(page, 'שלום, מה שלומך?');
  await film.openSettings(/^Captions/);
  const offered = await page.getByRole('menuitemradio').allTextContents();
  expect(offered.filter((it) => ['boats', 'en', 'he'].includes(it))).toEqual(['boats', 'en', 'he']);
});

test('captions whose code fails to load show an error', async ({ realFilm: film, logs }) => {
  const { page } = film;
  logs.expects(/ERR_FAILED|dynamically imported module|could not be loaded/);
  await intercept(page, '**/caption-files.*.js', (it) => it.abort());
  await film.watch(FILE);
  await film.seesItGoOn();
  await drop(film, 'boats.srt', '1\n00:00:00,000 --> 00:00:50,000\nOf paper.\n');
  await seesText(page, "We couldn't load this part of the page. Reload the page to try again.");
});
