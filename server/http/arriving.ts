import { Readable } from 'node:stream';
import { HttpError, tooLarge } from './http-error';

const KB = 1024;
const MB = 1024 * KB;
const SLOWEST = { bytes: 15 * 64 * KB, ms: 15_000 };

/**
 * Returns a stream that fails with 413 above `most` bytes, or with 408 if the client is too slow.
 * The rest of the body then stays unread: cancelling would destroy the connection before the
 * response.
 *
 * @throws {HttpError} 413 immediately if `Content-Length` exceeds `most`
 */
export function arriving({ body, headers }: Request, most: number): Readable {
  if (Number(headers.get('content-length')) > most) throw tooMany(most);
  return Readable.from(body ? piecesOf(body, most) : []);
}

/** Copies chunks into one growing buffer: thousands of small chunks would take more memory. */
export async function wholeOf(request: Request, most: number): Promise<Buffer> {
  let bytes = Buffer.alloc(KB);
  let length = 0;
  for await (const piece of arriving(request, most) as AsyncIterable<Uint8Array>) {
    const end = length + piece.byteLength;
    if (end > bytes.length) bytes = Buffer.concat([bytes], Math.max(end, bytes.length * 2));
    bytes.set(piece, length);
    length = end;
  }
  return bytes.subarray(0, length);
}

async function* piecesOf(body: ReadableStream<Uint8Array>, most: number) {
  const reader = body.getReader();
  let total = 0;
  let before = 0;
  let late: HttpError | null = null;
  let giveUp = (_: HttpError) => {};
  const timer = setInterval(() => {
    if (total - before < SLOWEST.bytes) {
      late = new HttpError(408, 'server.refused.late');
      giveUp(late);
    }
    before = total;
  }, SLOWEST.ms);
  // Avoid `Promise.race`, which would retain every chunk until the end.
  const next = () =>
    new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
      giveUp = reject;
      reader.read().then(resolve, reject);
    });
  try {
    for (;;) {
      if (late !== null) throw late;
      const { done, value } = await next();
      if (done) return;
      total += value.byteLength;
      if (total > most) throw tooMany(most);
      yield value;
    }
  } finally {
    clearInterval(timer);
  }
}

function tooMany(most: number): HttpError {
  return tooLarge(
    most < MB
      ? { key: 'server.refused.kilobytes', values: { most: most / KB } }
      : { key: 'server.refused.megabytes', values: { most: Math.floor(most / MB) } },
  );
}
