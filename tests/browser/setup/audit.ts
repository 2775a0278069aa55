import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(async (levels) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: levels },
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary})`),
    );
  }, LEVELS);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
