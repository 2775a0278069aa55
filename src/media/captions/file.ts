import { decodeCaptions, encodingOf } from './decode';
import { type Cue, parseCaptions } from './parse';

/** Bytes: a film's captions take a tenth of it. */
const LARGEST = 2_000_000;

export interface CaptionFile {
  name: string;
  bytes: Uint8Array;
  /** In which its bytes were read. */
  encoding: string;
  cues: Cue[];
}

/** @throws {Error} with a message for the viewer */
export async function readCaptionFile(file: File): Promise<CaptionFile> {
  if (!/\.(vtt|srt)$/i.test(file.name)) {
    throw new Error('Captions are read from .vtt and .srt files.');
  }
  if (file.size > LARGEST) throw new Error('This file is too large for captions.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readAs(encodingOf(bytes), { name: file.name.replace(/\.\w+$/, ''), bytes });
}

/** The same file, read in another encoding. @throws {Error} as `readCaptionFile` does */
export function readAs(
  encoding: string,
  { name, bytes }: Pick<CaptionFile, 'name' | 'bytes'>,
): CaptionFile {
  return { name, bytes, encoding, cues: parseCaptions(decodeCaptions(bytes, encoding)) };
}
