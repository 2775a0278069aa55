import type { Page } from 'playwright-core';

/** The pointer comes to Play, and nobody presses it yet: the video is fetched. */
export async function comeToPlay(page: Page): Promise<void> {
  await page
    .getByTestId('facts')
    .getByRole('button', { name: /^(?:Play|Resume)/ })
    .hover();
}
