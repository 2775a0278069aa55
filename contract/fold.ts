/** Letters that NFKD doesn't decompose, and the Greek final sigma. */
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
  ς: 'σ',
};

/**
 * Scripts in which accents are optional in a search. In others, such as Devanagari, marks are
 * vowels.
 */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/**
 * Normalizes a text for searching: no case, accents, compatibility forms or invisible characters.
 * Upper-casing first also matches `ß` with `ss` and `ı` with `i`.
 */
export function fold(text: string): string {
  return bare(bare(text).toUpperCase().toLowerCase())
    .replace(/[łđðøħŧæœþς]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(ACCENTED, '$1');
}
