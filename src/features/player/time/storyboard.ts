import { cuesIn } from '../../../media/captions/cues';

/** A picture of a second of the film: a part of a sheet of such pictures, or a picture of its own. */
export interface Still {
  start: number;
  end: number;
  address: string;
  /** In the sheet, in CSS pixels; `null` for the whole picture. */
  part: { x: number; y: number; width: number; height: number } | null;
}

const PART = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

/** The stills that a WebVTT file names, each by `sheet.jpg#xywh=x,y,width,height` or by `still.jpg`. */
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
  // A line of words is no address, and a part that can't be read would show the whole sheet.
  return /^\S+$/.test(line) && !line.includes('#xywh=') ? { address: line, part: null } : null;
}
