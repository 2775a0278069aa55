import { cuesIn } from '../../../media/captions/cues';

export interface Still {
  start: number;
  end: number;
  address: string;
  /** The area in the sprite sheet in CSS pixels; `null` for the whole image. */
  part: { x: number; y: number; width: number; height: number } | null;
}

const PART = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

/** Parses a WebVTT storyboard, whose cues are `sheet.jpg#xywh=x,y,width,height` or `still.jpg`. */
export function stillsIn(text: string, address: string): Still[] {
  return cuesIn(text).flatMap(({ start, end, lines: [line = ''] }) => {
    const still = stillOf(line.trim());
    if (!still || !URL.canParse(still.address, address)) return [];
    return { start, end, address: new URL(still.address, address).href, part: still.part };
  });
}

function stillOf(line: string): Pick<Still, 'address' | 'part'> | null {
  const [, sheet, ...numbers] = PART.exec(line) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  if (sheet !== undefined) return { address: sheet, part: { x, y, width, height } };
  // Rejects text with spaces. Also rejects an unsupported `#xywh`, since the player would show the
  // whole sheet.
  return /^\S+$/.test(line) && !line.includes('#xywh=') ? { address: line, part: null } : null;
}
