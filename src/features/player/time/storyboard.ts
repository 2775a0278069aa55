import { cuesIn } from '../../../media/captions/cues';

/** A picture of a second of the film: a part of a sheet of such pictures. */
export interface Still {
  start: number;
  end: number;
  /** Of the sheet. */
  address: string;
  /** In the sheet, in CSS pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const PART = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

/** The stills that a WebVTT file names, each by `sheet.jpg#xywh=x,y,width,height`. */
export function stillsIn(text: string, address: string): Still[] {
  return cuesIn(text).flatMap(({ start, end, lines: [line = ''] }) => {
    const [, sheet, ...numbers] = PART.exec(line.trim()) ?? [];
    if (sheet === undefined) return [];
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return {
      ...{ start, end },
      ...{ address: new URL(sheet, address).href, x, y, width, height },
    };
  });
}
