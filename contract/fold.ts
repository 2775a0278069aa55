/** Letters that NFKD doesn't decompose, the Greek final sigma, and `ẞ` in lower case. */
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
  ß: 'ss',
};

/**
 * Letters whose combining marks a search ignores. In other scripts, such as Devanagari, combining
 * marks distinguish words.
 */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/**
 * Normalizes a text for search and for catalogue ids: removes case, accents, compatibility forms
 * and invisible characters. Upper-casing first makes `ß` match `ss`, and `ı` match `i`.
 */
export function fold(text: string): string {
  return bare(bare(text).toUpperCase().toLowerCase())
    .replace(/[łđðøħŧæœþςß]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(ACCENTED, '$1');
}
