/** Pictures that people send, as they are kept. */
import { imageMessages } from '../../contract/forms/images';
import type { Phrase } from '../../contract/text-key';
import type { Config } from '../config';
import { currentCaller } from '../db/caller';
import { fairQueue } from '../db/fair-queue';
import { openDecoder } from './decoder';

export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Uint8Array;
}

/** Thrown for what is no picture that can be kept; the phrase is for the person who sent it. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';

  constructor(readonly phrase: Phrase) {
    super(JSON.stringify(phrase));
  }
}

export interface PictureReader {
  /**
   * The picture in a file of PNG, JPEG, WebP or GIF. Members take turns with each picture; until its
   * turn a file stays where it is. Throws `UnusablePicture`.
   */
  read(source: Blob): Promise<Picture>;
  /** Ends the decoder, and with it a picture that is in it. */
  stop(): void;
}

/** A submission's pictures of as many members as may send at once. */
const TURNS = { atOnce: 1, atOnceEach: 1, waiting: 800, waitingEach: 25 };

export function pictureReader(config: Config): PictureReader {
  const queue = fairQueue(TURNS);
  const decoder = openDecoder(config);
  return {
    async read(source) {
      if (!(await isImage(source))) throw new UnusablePicture(imageMessages.type);
      const decoded = await queue.run(currentCaller(), async () =>
        decoder.decode(new Uint8Array(await source.arrayBuffer())),
      );
      if ('refused' in decoded) throw new UnusablePicture(imageMessages[decoded.refused]);
      return { type: 'image/webp', bytes: decoded.bytes };
    },
    stop: decoder.stop,
  };
}

/** Whether the first bytes are those of PNG, JPEG, GIF or WebP: nothing else is given to the decoder. */
async function isImage(file: Blob): Promise<boolean> {
  const start = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP/.test(start)
  );
}
