/** The letters of a page's own headings in the display face, in its document (decision 044). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** In bytes of WOFF2: more would not come with the document's first packets. */
const MOST = 2000;
const HEADINGS = /<(h[1-3])\b[^>]*>(.*?)<\/\1>/gs;
/** The class of what has the display face and is no heading. */
const OTHERS = /\.([\w-]+)[^{}]*\{[^}]*font-family:\s*var\(--fin-fonts-display\)/g;

/**
 * A style element with the face; `null` where it would be too large, or hold none of the headings' letters, or
 * something other than a heading has the face.
 * @param elements the page's body
 * @param sheet the page's rules
 */
export async function ownFace(folder: string, elements: string, sheet: string) {
  const letters = lettersOf(elements);
  const classes = new Set([...sheet.matchAll(OTHERS)].map(([, name]) => name));
  const hasOthers = [...elements.matchAll(/class="([^"]*)"/g)].some(([, names = '']) =>
    names.split(' ').some((name) => classes.has(name)),
  );
  if (letters.length === 0 || hasOthers) return null;
  const whole = readFileSync(join(folder, faceFile(folder)));
  const face = await subsetFont(whole, letters.join(''), { targetFormat: 'woff2' });
  if (face.byteLength > MOST) return null;
  const rules = [
    'font-family:Big Shoulders',
    'font-weight:800',
    `src:url(data:font/woff2;base64,${face.toString('base64')})format("woff2")`,
    `unicode-range:${letters.map(inRange).join()}`,
  ];
  return `<style id="own-face">@font-face{${rules.join(';')}}</style>`;
}

/** The file of the whole face in a built site. */
export function faceFile(folder: string): string {
  const file = readdirSync(folder).find((name) => /^big-shoulders-800\.\w+\.woff2$/.test(name));
  if (!file) throw new Error('The built site has no display face.');
  return file;
}

/** What the headings say, each character once. */
function lettersOf(elements: string): string[] {
  const texts = [...elements.matchAll(HEADINGS)].map(([, , inner = '']) => textOf(inner));
  return [...new Set(texts.join(''))].sort();
}

function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  return text.replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)));
}

const inRange = (letter: string) => `U+${letter.codePointAt(0)?.toString(16)}`;
