/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A text as searches compare it: without case, accents or compatibility forms, so that `Éric`,
 * `eric` and `ＥＲＩＣ` are one. Upper-casing first also joins `ß` with `ss` and `ı` with `i`.
 */
export function fold(text: string): string {
  return bare(bare(text).toUpperCase().toLowerCase())
    .replace(/[łđðøħŧæœþ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
