import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { contrast, luminance } from '../../layout/contrast';

type Colour = readonly [red: number, green: number, blue: number];

interface Sign {
  what: string;
  isText: boolean;
  colour: Colour;
  place: { x: number; y: number; width: number; height: number };
}

const TEXT = 4.5;
const SIGN = 3;

export async function lowContrasts(page: Page, within: Locator): Promise<string[]> {
  const signs = await within.evaluate(readSigns);
  const show = await addStyle(
    page,
    `[data-stage] svg { opacity: 0 !important }
    [data-stage] * { -webkit-text-fill-color: transparent !important; text-shadow: none !important }
    [role=slider] *, [role=slider] *::before, [role=slider] *::after { background: none !important }`,
  );
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha();
  await show();
  const found = await Promise.all(
    signs.map(async ({ what, isText, colour, place }) => {
      const { data } = await picture
        .clone()
        .extract(wholePixels(place))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const light = luminance(...colour);
      const contrasts = grounds(data).map((ground) => contrast(light, luminance(...ground)));
      const worst = Math.min(...contrasts);
      return worst < (isText ? TEXT : SIGN) ? [`${what}: ${worst.toFixed(2)}`] : [];
    }),
  );
  if (signs.length === 0) throw new Error('There is nothing to be read');
  return found.flat();
}

/** Adds styles by script, because the CSP blocks inline styles. */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

function readSigns(within: Element): Sign[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (text: string) => {
    if (!canvas) throw new Error('No canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { colour: [red, green, blue] as const, isSolid: alpha === 255 };
  };
  const placeOf = (it: Element | Range) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x, y, width, height };
  };
  const partsOf = (element: Element): Sign[] =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { colour, isSolid } = colourOf(getComputedStyle(element, part).backgroundColor);
      const what = `part of ${element.closest('[aria-label]')?.getAttribute('aria-label')}`;
      return isSolid ? { what, isText: false, colour, place: placeOf(element) } : [];
    });
  const seen = [...within.querySelectorAll('*')].filter((it) => it.checkVisibility());
  const found = seen.flatMap((element): Sign[] => {
    if (element.matches('[role=slider] *')) return partsOf(element);
    const { colour } = colourOf(getComputedStyle(element).color);
    if (element.tagName === 'svg') {
      const what = `sign of ${element.closest('[aria-label]')?.getAttribute('aria-label')}`;
      return [{ what, isText: false, colour, place: placeOf(element) }];
    }
    const texts = [...element.childNodes].filter((it) => it.nodeType === Node.TEXT_NODE);
    return texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const what = `'${text.textContent?.trim()}'`;
      return { what, isText: true, colour, place: placeOf(range) };
    });
  });
  return found.filter(({ place }) => place.width > 1 && place.height > 1);
}

function wholePixels({ x, y, width, height }: Sign['place']) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { left, top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

function grounds(pixels: Buffer): Colour[] {
  return Array.from({ length: pixels.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3);
    return [red, green, blue] as const;
  });
}
