/** Captions in a file of the viewer's own: WebVTT or SubRip. */
import { cuesIn } from './cues';
import { CaptionFileError } from './file-error';

export interface Cue {
  /** Seconds, as is `end`. */
  start: number;
  end: number;
  /** WebVTT markup, for a `VTTCue`. */
  text: string;
}

/** @throws {CaptionFileError} when there are no captions in it */
export function parseCaptions(text: string): Cue[] {
  const markupOf = text.replace(/^\uFEFF/, '').startsWith('WEBVTT') ? fromWebVtt : fromSubRip;
  const cues = cuesIn(text)
    .map(({ start, end, lines }) => ({ start, end, text: markupOf(lines.join('\n')).trim() }))
    .filter((cue) => cue.text !== '');
  if (cues.length === 0) throw new CaptionFileError('empty');
  return cues;
}

const fromWebVtt = (text: string) => text.replaceAll('\0', '\uFFFD');

/** Formatting is dropped; any other `<` is text. No pattern here backtracks. */
function fromSubRip(text: string): string {
  return text
    .replace(/<br\s?\/?>|\\N/gi, '\n')
    .replaceAll('\\h', '\u00A0')
    .replace(/<\/?(?:[bius]|font)(?:\s[^<>]*)?>|\{\\[^{}]*\}/gi, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
