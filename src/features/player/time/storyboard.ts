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

const CUE = /^([\d:.]+)\s+-->\s+([\d:.]+)[^\n]*\n(.+)$/gm;
const PART = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

/** The stills that a WebVTT file names, each by `sheet.jpg#xywh=x,y,width,height`. */
export function stillsIn(text: string, address: string): Still[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(CUE)].flatMap(([, start, end, line = '']) => {
    const [, sheet, ...numbers] = PART.exec(line.trim()) ?? [];
    if (sheet === undefined) return [];
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return {
      ...{ start: secondsOf(start), end: secondsOf(end) },
      ...{ address: new URL(sheet, address).href, x, y, width, height },
    };
  });
}

/** '01:02:03.500' or '02:03.500' in seconds. */
function secondsOf(time = ''): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
