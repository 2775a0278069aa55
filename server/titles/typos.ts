export const ANY_LETTER = null;
type Spelling = readonly (string | typeof ANY_LETTER)[];

const MIN_LENGTH = 4;
const MAX_LENGTH = 40;

export function typosOf(text: string): Spelling[] {
  const letters = [...text];
  if (letters.length < MIN_LENGTH || letters.length > MAX_LENGTH) return [];
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
    const [next, ...rest] = after;
    const typos: Spelling[] = [
      [...before, ANY_LETTER, ...after],
      [...before, ANY_LETTER, letter, ...after],
    ];
    if (letters.length > MIN_LENGTH) typos.push([...before, ...after]);
    if (next !== undefined) typos.push([...before, next, letter, ...rest]);
    return typos;
  });
}
