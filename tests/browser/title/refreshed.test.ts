/** A title's details are read again while its film plays. */
import { expect } from 'vitest';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { expectPlaying, video } from '../watching/film';
import { details } from './details';

const FILM = { type: 'HLS', url: '/media/streams/slow-orbit/master.m3u8' };

test('the controls of a film that plays work on when its name and poster have changed', async ({
  member: page,
}) => {
  await mockCall(page, '/user/movie-details/7', {
    body: { data: details({ video_links: [FILM] }) },
  });
  await page.goto('/movie-details/7');
  await page.getByRole('heading', { level: 1, name: 'Seven Lamps' }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByTestId('hero').waitFor();

  const poster_image = '/media/artwork/102-poster.webp';
  const changed = details({ name: 'Eight Lamps', poster_image, video_links: [FILM] });
  await mockCall(page, '/user/movie-details/7', { body: { data: changed } });
  const held = await holdCall(page, '/user/movie-details/7');
  await page.goBack();
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expectPlaying(page);
  await held.release();
  await page.getByRole('heading', { level: 1, name: 'Eight Lamps' }).waitFor();
  await page.getByTestId('surface').hover();
  await page.getByTestId('controls').getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.muted)).toBe(true);
});
