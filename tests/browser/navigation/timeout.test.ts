import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';

test(
  covers('9.timeout', 'a call without an answer times out after 600000 ms'),
  async ({ visitor: page, logs }) => {
    logs.expects(/timeout/);
    await page.addInitScript(shortenLongWaits);
    await holdCall(page, '/user/movie-list');
    await page.goto('/movies');
    await page.getByText('Sorry, Could not Find Your Search!').waitFor();
    expect(await page.evaluate(() => window.waits)).toContain(600_000);
  },
);

function shortenLongWaits() {
  window.waits = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => {
    window.waits.push(milliseconds);
    return timeout(Math.min(milliseconds, 50));
  };
}

declare global {
  interface Window {
    waits: number[];
  }
}
