/** Letters that Unicode does not take apart into a plain one and a mark, and the form at the end of a word. */
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

/** Marks on letters of scripts in which people search without them. In others, as Devanagari, they are vowels. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/**
 * A text as searches compare it: without case, accents, compatibility forms or characters that are
 * not shown, so that `Éric`, `eric` and `ＥＲＩＣ` are one. Upper-casing first also joins `ß` with
 * `ss` and `ı` with `i`.
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
