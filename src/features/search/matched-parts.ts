import { fold } from '../../../contract/fold';

interface Part {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a name around the first match at the start of a word, or else the first match anywhere.
 * Returns one unmatched part if the query is empty or isn't in the name. A name may lack the query,
 * since a search also finds titles by other fields or names, and despite typos.
 */
export function matchedParts(name: string, query: string): Part[] {
  const letters = name.match(/^\p{M}+|\P{M}\p{M}*/gu) ?? [];
  const folded = letters.map((letter) => (/\s/u.test(letter) ? ' ' : fold(letter)));
  const text = folded.join('');
  const sought = fold(query);
  const word = ` ${text}`.indexOf(` ${sought}`);
  const from = word >= 0 ? word : text.indexOf(sought);
  if (sought === '' || from < 0) return [{ text: name, isMatch: false }];

  const first = letterAt(folded, from);
  const end = letterAt(folded, from + sought.length - 1) + 1;
  const parts = [
    { text: letters.slice(0, first).join(''), isMatch: false },
    { text: letters.slice(first, end).join(''), isMatch: true },
    { text: letters.slice(end).join(''), isMatch: false },
  ];
  return parts.filter((part) => part.text !== '');
}

/** Maps an offset in the folded text to a letter's index. They differ: `æ` folds to two letters. */
function letterAt(folded: readonly string[], offset: number): number {
  let passed = 0;
  return folded.findIndex((letters) => {
    passed += letters.length;
    return passed > offset;
  });
}
