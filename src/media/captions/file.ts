import { decodeCaptions } from './decode';
import { type Cue, parseCaptions } from './parse';

/** Bytes: a film's captions take a tenth of it. */
const LARGEST = 2_000_000;

export interface CaptionFile {
  name: string;
  cues: Cue[];
}

/** @throws {Error} with a message for the viewer */
export async function readCaptionFile(file: File): Promise<CaptionFile> {
  if (!/\.(vtt|srt)$/i.test(file.name)) {
    throw new Error('Captions are read from .vtt and .srt files.');
  }
  if (file.size > LARGEST) throw new Error('This file is too large for captions.');
  return {
    name: file.name.replace(/\.\w+$/, ''),
    cues: parseCaptions(decodeCaptions(new Uint8Array(await file.arrayBuffer()))),
  };
}
