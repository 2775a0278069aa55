import { decodeCaptions, encodingOf } from './decode';
import { CaptionFileError } from './file-error';
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

/** @throws {CaptionFileError} */
export async function readCaptionFile(file: File): Promise<CaptionFile> {
  if (!/\.(vtt|srt)$/i.test(file.name)) throw new CaptionFileError('otherFormat');
  if (file.size > LARGEST) throw new CaptionFileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(failUnread));
  return readAs(encodingOf(bytes), { name: file.name.replace(/\.\w+$/, ''), bytes });
}

/** The same file, read in another encoding. @throws {CaptionFileError} as `readCaptionFile` does */
export function readAs(
  encoding: string,
  { name, bytes }: Pick<CaptionFile, 'name' | 'bytes'>,
): CaptionFile {
  return { name, bytes, encoding, cues: parseCaptions(decodeCaptions(bytes, encoding)) };
}

/** It was moved or changed since it was chosen, or may not be read. */
function failUnread(cause: unknown): never {
  throw new CaptionFileError('unreadable', { cause });
}
