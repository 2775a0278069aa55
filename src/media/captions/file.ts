import { decodeCaptions, encodingOf } from './decode';
import { CaptionFileError, type Cue, parseCaptions } from './parse';

const LARGEST = 2_000_000;

export interface CaptionFile {
  name: string;
  bytes: Uint8Array;
  encoding: string;
  cues: Cue[];
}

export async function readCaptionFile(file: File): Promise<CaptionFile> {
  if (!/\.(vtt|srt)$/i.test(file.name)) throw new CaptionFileError('otherFormat');
  if (file.size > LARGEST) throw new CaptionFileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(failUnread));
  return readAs(encodingOf(bytes), { name: file.name.replace(/\.\w+$/, ''), bytes });
}

export function readAs(
  encoding: string,
  { name, bytes }: Pick<CaptionFile, 'name' | 'bytes'>,
): CaptionFile {
  return { name, bytes, encoding, cues: parseCaptions(decodeCaptions(bytes, encoding)) };
}

function failUnread(cause: unknown): never {
  throw new CaptionFileError('unreadable', { cause });
}
