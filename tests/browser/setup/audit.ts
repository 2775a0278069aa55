import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with the page as it stands: rule and element, one line each. */
export async function audit(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  await page.evaluate(SCRIPT);
  return page.evaluate(async (levels) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: levels },
      resultTypes: ['violations'],
      // Outside players' frames are their makers' business.
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
