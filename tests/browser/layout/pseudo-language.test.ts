/** Every page in a language of the tests' own: each word has a key, and longer words find room. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pseudoTexts } from '../../support/pseudo-language';
import { intercept } from '../setup/interception';
import { test } from '../setup/test';
import { memberPages, openPage, visitorPages } from './pages';

const texts = JSON.stringify(pseudoTexts());
/** Without prerendered elements, which are English. */
const page = readFileSync('dist/200.html', 'utf8');

/** What is no text of the site: names, addresses, the member, months, which the browser's own data say. */
const NAMES =
  /\b(?:Fin|IMDb|YouTube|Vimeo|Dailymotion|Asha|Rao|AR|January|December|https|\w+@fin\.example)\b/g;

async function openInPseudo(tab: Page, path: string, width: number): Promise<string[]> {
  const said: string[] = [];
  tab.on('response', async (response) => {
    if (response.url().includes('/api/')) said.push(await response.text().catch(() => ''));
  });
  await intercept(tab, /\/en\.\w+\.json$/, (request) =>
    request.answer({ body: JSON.parse(texts) }),
  );
  await intercept(tab, `**${path}`, (request) =>
    request.isDocument ? request.answer({ body: page }) : request.goOn(),
  );
  await tab.setViewportSize({ width, height: 800 });
  await openPage(tab, path);
  return said;
}

/** Each text that is shown or read out, but the ad's, whose script is another's. */
function textsOf(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const outside = 'script, style, noscript, [data-testid=ad] > div';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      const block = parentElement?.closest('p, li, h1, h2, h3, button, a, label, td, dt, dd, span');
      if (parentElement?.closest(outside)) continue;
      if (data.trim() !== '') found.add((block ?? parentElement)?.textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const it of document.querySelectorAll(`[${name}]`))
        found.add(it.getAttribute(name) ?? '');
    }
    return [...found];
  });
}

/** The words of a text that are not accented, but for names, and words of the provider's answers. */
function unkeyed(text: string, said: string): string {
  return text
    .replace(NAMES, ' ')
    .split(/[\s,.;:·•/()[\]“”\u200b-\u200f]+/)
    .filter((word) => /[aeiou]/i.test(word) && !said.includes(word))
    .join(' ');
}

async function expectPseudo(tab: Page, path: string, width: number): Promise<void> {
  const said = await openInPseudo(tab, path, width);
  const shown = await textsOf(tab);
  expect(shown.filter((it) => it.includes('[')).length).toBeGreaterThan(0);
  const words = said.join(' ');
  expect(shown.map((it) => unkeyed(it, words)).filter((it) => it !== '')).toEqual([]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe.each([320, 1440])('at %d px, all words have keys, and longer ones find room', (width) => {
  test.for(Object.keys(visitorPages))('on %s for a visitor', async (path, { visitor }) => {
    await expectPseudo(visitor, path, width);
  });
  test.for(Object.keys(memberPages))('on %s for a member', async (path, { member }) => {
    await expectPseudo(member, path, width);
  });
});
