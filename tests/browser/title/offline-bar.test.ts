import { expect } from 'vitest';
import { test } from './player-test';

test("a player's controls are above the offline bar", async ({ film, logs }) => {
  const { page } = film;
  logs.expects(/ERR_INTERNET_DISCONNECTED|\[fin\]/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await film.open();
  await film.play();
  await page.context().setOffline(true);
  await page.getByText("You're offline. Pages you've opened still work.").waitFor();
  await page.getByTestId('surface').hover();
  const covered = () =>
    film.controls.locator('button').evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility())
        .filter((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return !top || !(it.contains(top) || top.contains(it));
        })
        .map((it) => it.getAttribute('aria-label')),
    );
  await expect.poll(covered).toEqual([]);
  await page.context().setOffline(false);
  await film.seesItPlay();
});
