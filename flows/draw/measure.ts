/** Estimates text widths generously, since the reader's sans-serif font is unknown. */

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!()[\] ]/, 0.34],
  [/[frt/-]/, 0.42],
  [/[mwMW@%]/, 0.95],
  [/[A-Z→]/, 0.72],
];
const USUAL = 0.62;
const BOLD = 1.13;

export function widthOf(text: string, size: number, isBold = false): number {
  const em = [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
  return em * size * (isBold ? BOLD : 1);
}

export function wrap(text: string, size: number, width: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size, isBold) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOfLetter(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
}
