/** Which words of a page have no key, where its texts are marked (`marked-texts.ts`). */
import type { Page } from 'playwright-core';

/** What the browser's own data say. */
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Date(2026, at).toLocaleDateString('en-GB', { month: 'long' }),
);

/** What is no text of the site: names, initials, the member, addresses, the tests' files. */
const NAMES = new RegExp(
  `\\b(?:Fin|IMDb|YouTube|Vimeo|Dailymotion|Asha|Rao|AR|OB|notes|still|https|\\w+@fin\\.example|seconds?|minutes?|${MONTHS.join('|')})\\b`,
  'g',
);

/** What holds words of others: the provider's answers, and the legal texts, which an operator may replace. */
const OF_OTHERS = /\/api\/|\/(terms|privacy)\.[\w-]+\.\w+\.json$/;

/** Collects the words of others from now on; those of the person come to them later. */
export function givenWords(page: Page): string[] {
  const said: string[] = [];
  page.on('response', async (response) => {
    if (OF_OTHERS.test(response.url())) said.push(await response.text().catch(() => ''));
  });
  return said;
}

/** The words that are shown or read out, have no key, and come neither from the provider nor from the person. */
export async function unkeyedWords(page: Page, said: string[]): Promise<string[]> {
  said.push(...(await page.evaluate(wordsOfPerson)));
  const given = said.join(' ');
  const unkeyed = (text: string) =>
    text
      // Every other piece is marked.
      .split('\u200b')
      .filter((_, at) => at % 2 === 0)
      .join(' ')
      .replace(NAMES, ' ')
      .split(/[^\p{L}'’]+/u)
      .filter((word) => /[aeiou]/i.test(word) && !given.includes(word))
      .join(' ');
  return [...new Set((await page.evaluate(textsOf)).map(unkeyed))].filter((it) => it !== '');
}

/** What was typed, searched for and kept. */
function wordsOfPerson(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const typed = [...boxes].map(({ value }) => value);
  const kept = [localStorage, sessionStorage].map((it) => JSON.stringify(it));
  return [...typed, ...kept, decodeURIComponent(location.search)];
}

/** Each text that is shown or read out, but the ad's, whose script is another's, captions, and a failure's details. */
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
