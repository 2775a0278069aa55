/** A document's display face: the letters of its own headings in it, or the file of all named (decision 44). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

/** In bytes of brotli: what a connection's first ten packets hold, of 1,460 bytes each, beside 1.4 kB of headers. */
const FIRST_PACKETS = 13_150;
/**
 * Asks for the last face so far, which is this one. A layout that asks for it leaves the headings out of the first
 * frame. Where a policy forbids it, browsers say so.
 */
const LOAD_NOW = '[...document.fonts].pop().load().catch(()=>{})';
const HEADINGS = /<(h[1-3])\b[^>]*>(.*?)<\/\1>/gs;
/** The class of what has the display face and is no heading. */
const OTHERS = /\.([\w-]+)[^{}]*\{[^}]*font-family:\s*var\(--fin-fonts-display\)/g;

/**
 * @param page a document whose rules stand in its first style element
 * @param elements its body, where nothing that is read is added to it; else `null`
 */
export async function withFace(folder: string, page: string, elements: string | null) {
  const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const own = elements === null ? null : await ownFace(folder, elements, rules);
  const withOwn = own === null ? null : page.replace('</style>', () => `</style>${own}`);
  if (withOwn && brotliCompressSync(withOwn).length <= FIRST_PACKETS) return withOwn;
  const named = `<link rel="preload" as="font" type="font/woff2" href="/${faceFile(folder)}" crossorigin>`;
  return page.replace('<style>', () => `${named}<style>`);
}

/** `null` where the headings have no letters, or something other than a heading has the face. */
async function ownFace(folder: string, elements: string, rules: string): Promise<string | null> {
  const letters = lettersOf(elements);
  const classes = new Set([...rules.matchAll(OTHERS)].map(([, name]) => name));
  const hasOthers = [...elements.matchAll(/class="([^"]*)"/g)].some(([, names = '']) =>
    names.split(' ').some((name) => classes.has(name)),
  );
  if (letters.length === 0 || hasOthers) return null;
  const whole = readFileSync(join(folder, faceFile(folder)));
  const face = await subsetFont(whole, letters.join(''), { targetFormat: 'woff2' });
  const descriptors = [
    'font-family:Big Shoulders',
    'font-weight:800',
    `src:url(data:font/woff2;base64,${face.toString('base64')})format("woff2")`,
    `unicode-range:${letters.map(inRange).join()}`,
  ];
  return `<style id="own-face">@font-face{${descriptors.join(';')}}</style><script>${LOAD_NOW}</script>`;
}

/** The file of the whole face in a built site. */
function faceFile(folder: string): string {
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
