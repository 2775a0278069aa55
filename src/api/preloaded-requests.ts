/**
 * A request sent before the app loads. The first call to the same address takes the response, or
 * aborts the request if the token differs.
 */
export interface PreloadedRequest {
  authorization: string | undefined;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  var early:
    | {
        token: string | null;
        isPlain: boolean;
        reads: Map<string, PreloadedRequest>;
        submitted: HTMLFormElement | null;
        done: AbortController;
      }
    | undefined;
}

export function takePreloaded(
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
