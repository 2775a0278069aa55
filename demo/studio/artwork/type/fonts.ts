/**
 * Draws text as outlines, so that pictures do not depend on installed fonts.
 * The fonts are under the Open Font License, except Yellowtail (Apache 2.0).
 * Letters beyond Latin-1 are in a second file, `latin-ext`, which Yellowtail lacks.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, parse } from 'opentype.js';

const FILES = {
  anton: ['anton', '400-normal'],
  bebas: ['bebas-neue', '400-normal'],
  cinzel: ['cinzel', '700-normal'],
  playfair: ['playfair-display', '800-italic'],
  righteous: ['righteous', '400-normal'],
  yellowtail: ['yellowtail', '400-normal'],
  josefin: ['josefin-sans', '600-normal'],
  limelight: ['limelight', '400-normal'],
} as const;

export type Face = keyof typeof FILES;

export type Line = { path: string; width: number };

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<string, Font>();

function load(family: string, style: string, subset: string): Font {
  const file = `@fontsource/${family}/files/${family}-${subset}-${style}.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve(file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(file, font);
  return font;
}

function glyph(face: Face, letter: string): { font: Font; letter: string } {
  const [family, style] = FILES[face];
  for (const subset of ['latin', 'latin-ext']) {
    if (face === 'yellowtail' && subset === 'latin-ext') break;
    const font = load(family, style, subset);
    if (font.charToGlyphIndex(letter) > 0) return { font, letter };
  }
  const bare = letter.normalize('NFD').charAt(0);
  return { font: load(family, style, 'latin'), letter: SUBSTITUTES[letter] ?? bare };
}

const SUBSTITUTES: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

/** `tracking` is in ems. */
export function setLine(face: Face, text: string, size: number, tracking = 0): Line {
  let x = 0;
  let path = '';
  let before: { font: Font; letter: string } | undefined;
  for (const character of text) {
    const drawn = glyph(face, character);
    const { font, letter } = drawn;
    const shape = font.charToGlyph(letter);
    const em = size / font.unitsPerEm;
    if (before?.font === font)
      x += font.getKerningValue(font.charToGlyph(before.letter), shape) * em;
    path += shape.getPath(x, 0, size).toPathData(1);
    x += (shape.advanceWidth ?? 0) * em + tracking * size;
    before = drawn;
  }
  return { path, width: x - tracking * size };
}

export const CAP: Record<Face, number> = {
  anton: 0.86,
  bebas: 0.7,
  cinzel: 0.7,
  playfair: 0.71,
  righteous: 0.72,
  yellowtail: 0.68,
  josefin: 0.7,
  limelight: 0.74,
};
