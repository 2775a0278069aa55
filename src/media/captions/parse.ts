/** Captions in a file of somebody's own: WebVTT or SubRip. */

export interface Cue {
  /** Seconds, as is `end`. */
  start: number;
  end: number;
  text: string;
}

/** Hours may be left out; SubRip has a comma where WebVTT has a point. */
const TIME = String.raw`(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const TIMES = new RegExp(`^\\s*${TIME}\\s+-->\\s+${TIME}`);

/** @throws {Error} with a message for the person, when there are no captions in it */
export function parseCaptions(text: string): Cue[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  const cues = blocks.flatMap(cueIn).sort((a, b) => a.start - b.start);
  if (cues.length === 0) throw new Error('There are no captions in this file.');
  return cues;
}

function cueIn(block: string): Cue[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMES.test(line));
  const found = TIMES.exec(lines[at] ?? '');
  const text = lines
    .slice(at + 1)
    .join('\n')
    .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
    .trim();
  if (!found || text === '') return [];
  const [start, end] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))];
  return end > start ? [{ start, end, text }] : [];
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: string[]): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(`0.${fraction}`);
}
