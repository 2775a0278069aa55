import { holdCall, mockCall } from '../setup/provider';
import { details } from './details';
import { STREAM } from './player-page';
import { test } from './player-test';

test('the controls of a playing film still work when its name and poster have changed', async ({
  film,
}) => {
  const { page } = film;
  await film.openWith([STREAM]);
  await page.getByRole('heading', { level: 1, name: 'Seven Lamps' }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByTestId('hero').waitFor();

  const poster_image = '/media/artwork/102-poster.webp';
  const changed = details({ name: 'Eight Lamps', poster_image, video_links: [STREAM] });
  await mockCall(page, '/user/movie-details/7', { body: { data: changed } });
  const held = await holdCall(page, '/user/movie-details/7');
  await page.goBack();
  await film.play();
  await held.release();
  await page.getByRole('heading', { level: 1, name: 'Eight Lamps' }).waitFor();
  await film.control('Mute').press('Enter');
  await film.sees('isMuted', true);
});
