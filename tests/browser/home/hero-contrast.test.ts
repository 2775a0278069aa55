import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { contrast, luminance } from '../layout/contrast';
import { intercept } from '../setup/interception';
import { mockCall } from '../setup/provider';
import { address, test } from '../setup/test';

const WIDTHS = [320, 390, 768, 1200, 1440, 1920, 2560];
const TEXT_SIZES = ['100%', '200%'];
const LEAST = 4.5;

interface Line {
  text: string;
  colour: { red: number; green: number; blue: number };
  left: number;
  top: number;
  right: number;
  bottom: number;
}

test('text over a white banner has a contrast of 4.5:1 or more, at every width and text size', {
  timeout: 60_000,
}, async ({ visitor: page }) => {
  await intercept(page, '**/api/v2/**', (it) => it.answer({ body: { data: [] } }));
  const poster_url = '/media/artwork/white.svg';
  const data = await wordiestBanner();
  await mockCall(page, '/user/banners', { body: { data: [{ poster_url, data }] } });
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><rect width="16" height="9" fill="#fff"/></svg>`;
  await intercept(page, `**${poster_url}`, (it) =>
    it.answer({ contentType: 'image/svg+xml', body }),
  );
  await page.goto('/browse');
  const hero = page.getByTestId('hero');
  await hero.locator('img').evaluate((it) => (it as HTMLImageElement).decode());
  await hero.evaluate(hideWords);
  const lowest: Record<string, number> = {};
  for (const size of TEXT_SIZES) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 2400 });
      const { ratio, text } = await lowestContrast(page);
      lowest[`${width} px, ${size}: ${text}`] = ratio;
    }
  }
  const tooLow = Object.entries(lowest).filter(([, ratio]) => ratio < LEAST);
  expect(tooLow).toEqual([]);
});

async function wordiestBanner(): Promise<{ name: string; description: string }> {
  const answer = await fetch(`${address}/api/v2/user/banners`);
  const { data } = (await answer.json()) as {
    data: { data: { name: string; description: string } }[];
  };
  const [longest] = data.toSorted(
    (one, two) => two.data.description.length - one.data.description.length,
  );
  if (!longest) throw new Error('There is no banner');
  return longest.data;
}

async function lowestContrast(page: Page): Promise<{ ratio: number; text: string }> {
  const lines = await page.getByTestId('hero').evaluate(linesOf);
  const left = Math.floor(Math.min(...lines.map((it) => it.left)));
  const top = Math.floor(Math.min(...lines.map((it) => it.top)));
  const clip = {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...lines.map((it) => it.right))) - left,
    height: Math.ceil(Math.max(...lines.map((it) => it.bottom))) - top,
  };
  const png = await page.screenshot({ clip, caret: 'initial' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let lowest = { ratio: Number.POSITIVE_INFINITY, text: '' };
  for (const line of lines) {
    const own = luminance(line.colour.red, line.colour.green, line.colour.blue);
    for (let y = Math.floor(line.top) - top; y < Math.ceil(line.bottom) - top; y += 1) {
      for (let x = Math.floor(line.left) - left; x < Math.ceil(line.right) - left; x += 1) {
        const at = (y * info.width + x) * 3;
        const behind = luminance(data[at], data[at + 1], data[at + 2]);
        const ratio = contrast(own, behind);
        if (ratio < lowest.ratio) lowest = { ratio, text: line.text };
      }
    }
  }
  return lowest;
}

/** Hides the text without changing its computed `color`, which the test reads. */
function hideWords(hero: Element): void {
  for (const it of hero.querySelectorAll<HTMLElement>('*')) {
    it.style.setProperty('-webkit-text-fill-color', 'transparent', 'important');
  }
}

function linesOf(hero: Element): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  const words = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text) continue;
    const box = parent.getBoundingClientRect();
    const isCut = getComputedStyle(parent).overflow !== 'visible';
    if (box.width <= 1) continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (isCut && bottom > box.bottom + 2) continue;
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(parent)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const colour = { red, green, blue };
      lines.push({ text: text.slice(0, 30), colour, left, top, right, bottom });
    }
  }
  return lines;
}
