import { imageMessages } from '../../contract/forms/images';
import type { Phrase } from '../../contract/text-key';
import type { Config } from '../config';
import { currentClient } from '../db/client';
import { fairQueue } from '../db/fair-queue';
import { openDecoder } from './decoder';

export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Uint8Array;
}

export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';

  constructor(readonly phrase: Phrase) {
    super(JSON.stringify(phrase));
  }
}

export interface PictureReader {
  /**
   * @throws {UnusablePicture} if the picture has too many pixels or too long an edge, needs too much
   * memory or time, or is not a valid PNG, JPEG, WebP or GIF
   * @throws {QueueFull} if too many pictures are waiting, in total or for this client
   * @throws {Error} if the decoder can't be started
   */
  read(source: Blob): Promise<Picture>;
  stop(): void;
}

const TURNS = { atOnce: 1, atOnceEach: 1, waiting: 800, waitingEach: 25 };

export function pictureReader(config: Config): PictureReader {
  const queue = fairQueue(TURNS);
  const decoder = openDecoder(config);
  return {
    async read(source) {
      if (!(await hasAllowedMagicBytes(source))) throw new UnusablePicture(imageMessages.type);
      const decoded = await queue.run(currentClient(), async () =>
        decoder.decode(new Uint8Array(await source.arrayBuffer())),
      );
      if ('refused' in decoded) throw new UnusablePicture(imageMessages[decoded.refused]);
      return { type: 'image/webp', bytes: decoded.bytes };
    },
    stop: decoder.stop,
  };
}

async function hasAllowedMagicBytes(file: Blob): Promise<boolean> {
  const start = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP/.test(start)
  );
}
