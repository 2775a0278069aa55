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

/** Names that no language changes. */
const NAMES = /\b(?:Fin|IMDb|YouTube|Vimeo|PDF|UPI|HD|4K)\b/g;

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

/** Each text that is shown or read out, but what is the provider's, and what was typed. */
function textsOf(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      const block = parentElement?.closest('p, li, h1, h2, h3, button, a, label, td, dt, dd, span');
      if (parentElement?.closest('script, style, noscript, [translate=no]')) continue;
      if (data.trim() !== '') found.add((block ?? parentElement)?.textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const it of document.querySelectorAll(`[${name}]`))
        found.add(it.getAttribute(name) ?? '');
    }
    return [...found];
  });
}

/** What is left of a text without what stands in brackets, names, and words of the provider's answers. */
function unkeyed(text: string, said: string): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/\[[^[\]]*\]/g, ' ');
  }
  return left
    .replace(NAMES, ' ')
    .split(/[\s,.;:·•()\u200b-\u200f]+/)
    .filter((word) => /\p{L}/u.test(word) && !said.includes(word))
    .join(' ');
}

const pages = [
  ...Object.keys(visitorPages).map((path) => ({ path, who: 'visitor' as const })),
  ...Object.keys(memberPages).map((path) => ({ path, who: 'member' as const })),
];

describe.each(pages)('$path as a $who', ({ path, who }) => {
  test.for([320, 1440])(
    'has keys for all its words, and room for longer ones at %d px',
    async (width, { [who]: tab }) => {
      const said = await openInPseudo(tab, path, width);
      const shown = await textsOf(tab);
      expect(shown.filter((it) => it.includes('[')).length).toBeGreaterThan(0);
      const words = said.join(' ');
      expect(shown.map((it) => unkeyed(it, words)).filter((it) => it !== '')).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    },
  );
});
