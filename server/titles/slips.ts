/** A text letter by letter; `null` is any one letter. */
type Spelling = readonly (string | null)[];

/** In a shorter text, one letter is too much of it to be a slip. */
const MIN_LENGTH = 4;
/** Bounds the work: a text of n letters has about 4n spellings. */
const MAX_LENGTH = 40;

/**
 * The spellings that differ from a text by one slip: a letter wrong, too few, too many, or changed
 * with its neighbour. None for a text that is too short or too long to be forgiven.
 */
export function slipsOf(text: string): Spelling[] {
  const letters = [...text];
  if (letters.length < MIN_LENGTH || letters.length > MAX_LENGTH) return [];
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
    const [next, ...rest] = after;
    const slips: Spelling[] = [
      [...before, null, ...after],
      [...before, null, letter, ...after],
    ];
    if (letters.length > MIN_LENGTH) slips.push([...before, ...after]);
    if (next !== undefined) slips.push([...before, next, letter, ...rest]);
    return slips;
  });
}
