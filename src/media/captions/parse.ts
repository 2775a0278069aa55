import { cuesIn, type Times } from './cues';

export interface Cue extends Times {
  text: string;
}

export class CaptionFileError extends Error {
  constructor(
    readonly reason: 'otherFormat' | 'tooLarge' | 'unreadable' | 'empty',
    options?: ErrorOptions,
  ) {
    super(`No captions: ${reason}`, options);
  }
}

/** @throws {CaptionFileError} if the text has no captions */
export function parseCaptions(text: string): Cue[] {
  const markupOf = text.replace(/^\uFEFF/, '').startsWith('WEBVTT') ? fromWebVtt : fromSubRip;
  const cues = cuesIn(text)
    .map(({ start, end, lines }) => ({ start, end, text: markupOf(lines.join('\n')).trim() }))
    .filter((cue) => cue.text !== '');
  if (cues.length === 0) throw new CaptionFileError('empty');
  return cues;
}

const fromWebVtt = (text: string) => text.replaceAll('\0', '\uFFFD');

/**
 * Converts SubRip text to WebVTT, without formatting. All patterns take linear time, even on
 * malicious files.
 */
function fromSubRip(text: string): string {
  return text
    .replace(/<br\s?\/?>|\\N/gi, '\n')
    .replaceAll('\\h', '\u00A0')
    .replace(/<\/?(?:[bius]|font)(?:\s[^<>]*)?>|\{\\[^{}]*\}/gi, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
