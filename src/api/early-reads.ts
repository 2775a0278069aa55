/** What a page's document has begun before the app's code was there (`app/start`). */

/** A request that was sent. It is taken once, by the first call to the same address in the same name. */
export interface EarlyRead {
  /** The `Authorization` header it was sent with. */
  authorization: string | undefined;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  var early:
    | {
        token: string | null;
        /** Whether the page begins as its document does. */
        isPlain: boolean;
        /** By address, as `client` writes it. */
        reads: Map<string, EarlyRead>;
        /** The form that was sent last. */
        submitted: HTMLFormElement | null;
        /** Aborted once the app has taken over. */
        done: AbortController;
      }
    | undefined;
}

/** The answer that is on its way; `null` where none was asked for. */
export function takeEarlyRead(
  address: string,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<Response> | null {
  const reads = globalThis.early?.reads;
  const read = reads?.get(address);
  reads?.delete(address);
  if (!read || read.authorization !== authorization) {
    read?.abort.abort();
    return null;
  }
  signal.addEventListener('abort', () => read.abort.abort(signal.reason));
  return read.answer;
}
