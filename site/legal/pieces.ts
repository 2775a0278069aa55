export interface Piece {
  readonly kind: 'title' | 'section' | 'heading' | 'paragraph' | 'bullets' | 'numbers' | 'line';
  readonly text: string;
  readonly at: number;
}

const KINDS: readonly (readonly [Piece['kind'], RegExp])[] = [
  ['line', /^(-{3,}|\*{3,}|_{3,})\s*$()/],
  ['title', /^#\s+(.*?)[\s#]*$/],
  ['section', /^##\s+(.*?)[\s#]*$/],
  ['heading', /^###\s+(.*?)[\s#]*$/],
  ['bullets', /^[-*+]\s+(.*)$/],
  ['numbers', /^\d+[.)]\s+(.*)$/],
];

const FOREIGN: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^#{4,}/, 'a heading of more than ###. Use ## for sections and ### within them'],
  [/^>/, 'a quotation (>). Write it as a paragraph'],
  [/^(```|~~~)/, 'a block of code. Write it as a paragraph'],
  [/^\|/, 'a table (|). Write it as a list'],
  [/^\s+([-*+]|\d+[.)])\s/, 'a list in a list. Write one list, or ### a heading before it'],
];

export function piecesOf(content: string, complain: (at: number, what: string) => void): Piece[] {
  const pieces: Piece[] = [];
  let isOpen = false;
  for (const [index, line] of content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const at = index + 1;
    const foreign = FOREIGN.find(([pattern]) => pattern.test(line));
    if (foreign) complain(at, foreign[1]);
    const found = KINDS.find(([, pattern]) => pattern.test(line));
    const last = pieces.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (found) {
      const [kind, pattern] = found;
      pieces.push({ kind, text: pattern.exec(line)?.at(-1) ?? '', at });
      isOpen = kind === 'bullets' || kind === 'numbers';
    } else if (isOpen && last) {
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
    } else {
      pieces.push({ kind: 'paragraph', text: line.trim(), at });
      isOpen = true;
    }
  }
  return pieces;
}
