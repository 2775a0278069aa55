import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { openBeforeApp } from '../documents/early';
import { layoutShift } from '../setup/layout-shift';

export interface Frames {
  readonly changed: number;
  readonly titles: readonly string[];
  readonly shift: number;
}

export async function framesOf(page: Page, path: string, part = 'body'): Promise<Frames> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(globalThis, { titles });
    new MutationObserver(() => {
      if (document.title) titles.add(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const release = await openBeforeApp(page, path);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const shot = async () => {
    await page.evaluate(() => document.fonts.ready);
    await page.locator(part).first().evaluate(drawPictures);
    const box = await page.locator(part).first().boundingBox();
    const clip = { ...box, x: 0, y: 0, width, height: Math.min(box?.height ?? 0, height) };
    return sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  const first = await shot();
  await release();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  const last = await shot();
  return {
    changed: differing(first, last),
    titles: await page.evaluate(() => [...Reflect.get(globalThis, 'titles')]),
    shift: await layoutShift(page),
  };
}

async function drawPictures(part: Element) {
  const isInWindow = (picture: HTMLImageElement) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const pictures = [...part.querySelectorAll('img')].filter(isInWindow);
  await Promise.all(pictures.map((picture) => picture.decode()));
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Largest ignored difference per channel, of 255, because layers may round colours differently. */
const UNSEEN = 8;

function differing(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  const isOther = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > UNSEEN;
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (isOther(at) || isOther(at + 1) || isOther(at + 2)) count += 1;
  }
  return count;
}
