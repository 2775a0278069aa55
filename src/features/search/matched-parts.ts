import { fold } from '../../../contract/fold';

interface Part {
  text: string;
  /** Whether the query matches it. */
  isMatch: boolean;
}

/**
 * A name in parts around what the query matches, compared as searches compare: at the beginning of a
 * word, or else anywhere. One part where it matches nothing, as when a genre or the cast was found.
 */
export function matchedParts(name: string, query: string): Part[] {
  // A letter with its marks.
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

/** Index of the letter that a place in the folded text comes from: `æ` takes two places. */
function letterAt(folded: readonly string[], place: number): number {
  let passed = 0;
  return folded.findIndex((letters) => {
    passed += letters.length;
    return passed > place;
  });
}
