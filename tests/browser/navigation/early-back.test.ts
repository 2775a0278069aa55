import type { Page } from 'playwright-core';
import { test } from '../setup/test';

test('Back pressed while the app renders its first page shows the page before', async ({
  visitor: page,
}) => {
  await page.goto('/tv-show');
  await page.waitForFunction(() => globalThis.earlyPresses === undefined);
  await page.getByRole('link', { name: 'Movies', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();

  await holdSlices(page);
  await page.reload();
  await page.waitForFunction(() => globalThis.heldSlices?.length === 1);
  await page.goBack();
  await page.evaluate(() => {
    const held = globalThis.heldSlices ?? [];
    globalThis.heldSlices = null;
    for (const go of held) go();
  });
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
});

/** React asks for the next slice of a render by a message to itself. */
async function holdSlices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.heldSlices = [];
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      const go = () => postMessage.call(this, message);
      if (globalThis.heldSlices) globalThis.heldSlices.push(go);
      else go();
    };
  });
}

declare global {
  var heldSlices: (() => void)[] | null | undefined;
}
