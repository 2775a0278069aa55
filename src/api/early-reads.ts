/**
 * Reads that the document has begun before the app's code was there (`app/start/before-body`). Each is
 * taken once, by the first call to the same address in the same name.
 */

export interface EarlyRead {
  /** The `Authorization` header it was sent with. */
  authorization: string | undefined;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  /** By address, as `client` writes it. */
  var earlyReads: Map<string, EarlyRead> | undefined;
  /** By which the document has picked a banner for the home page, whose picture it fetches; 0 to 1. */
  var earlyChance: number | undefined;
}

/** The answer that is on its way; `null` where none was asked for. */
export function takeEarlyRead(
  address: string,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<Response> | null {
  const read = globalThis.earlyReads?.get(address);
  globalThis.earlyReads?.delete(address);
  if (!read || read.authorization !== authorization) {
    read?.abort.abort();
    return null;
  }
  signal.addEventListener('abort', () => read.abort.abort(signal.reason));
  return read.answer;
}

/** The document's chance for the first who takes it; after that one's own. */
export function takeChance(): number {
  const chance = globalThis.earlyChance ?? Math.random();
  globalThis.earlyChance = undefined;
  return chance;
}
