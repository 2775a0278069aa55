import { type Cue, parseCaptions } from './parse';

/** Bytes: a film's captions take a tenth of it. */
const LARGEST = 2_000_000;

export interface CaptionFile {
  name: string;
  cues: Cue[];
}

/** @throws {Error} with a message for the person */
export async function readCaptionFile(file: File): Promise<CaptionFile> {
  if (!/\.(vtt|srt)$/i.test(file.name)) {
    throw new Error('Captions are read from .vtt and .srt files.');
  }
  if (file.size > LARGEST) throw new Error('This file is too large for captions.');
  return {
    name: file.name.replace(/\.\w+$/, ''),
    cues: parseCaptions(decode(await file.arrayBuffer())),
  };
}

/** Old SubRip files are often not in UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
