import type { Page } from 'playwright-core';

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Date(2026, at).toLocaleDateString('en-GB', { month: 'long' }),
);

const NAMES = new RegExp(
  `\\b(?:Fin|IMDb|YouTube|Vimeo|Dailymotion|Asha|Rao|AR|OB|notes|still|https|\\w+@fin\\.example|seconds?|minutes?|${MONTHS.join('|')})\\b`,
  'g',
);

const OF_OTHERS = /\/api\/|\/(terms|privacy)\.[\w-]+\.\w+\.json$/;

export function givenWords(page: Page): string[] {
  const said: string[] = [];
  page.on('response', async (response) => {
    if (OF_OTHERS.test(response.url())) said.push(await response.text().catch(() => ''));
  });
  return said;
}

export async function unkeyedWords(page: Page, said: string[]): Promise<string[]> {
  said.push(...(await page.evaluate(wordsOfPerson)));
  const given = said.join(' ');
  const unkeyed = (text: string) =>
    text
      .split('\u200b')
      .filter((_, at) => at % 2 === 0)
      .join(' ')
      .replace(NAMES, ' ')
      .split(/[^\p{L}'’]+/u)
      .filter((word) => /[aeiou]/i.test(word) && !given.includes(word))
      .join(' ');
  return [...new Set((await page.evaluate(textsOf)).map(unkeyed))].filter((it) => it !== '');
}

function wordsOfPerson(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const typed = [...boxes].map(({ value }) => value);
  const kept = [localStorage, sessionStorage].map((it) => JSON.stringify(it));
  return [...typed, ...kept, decodeURIComponent(location.search)];
}

function textsOf(): string[] {
  const outside = 'script, style, noscript, [data-testid=ad] > div, [data-captions], details li';
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text;
    if (!parentElement?.closest(outside)) found.push(data);
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']) {
    for (const it of document.querySelectorAll(`[${name}]:not([aria-hidden=true])`))
      found.push(it.getAttribute(name) ?? '');
  }
  return found;
}
