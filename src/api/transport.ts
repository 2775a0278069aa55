import { createFetch } from 'ofetch';

export interface Sending {
  address: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: FormData | Record<string, unknown> | undefined;
  signal: AbortSignal;
  keepalive: boolean;
  onProgress: ((percent: number) => void) | undefined;
}

interface Received {
  status: number;
  text: string;
}

/**
 * A request sent before the app loads. The first GET of the same address takes the response, or
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

/** Returns raw text, since ofetch's own parser accepts malformed JSON. */
const request = createFetch({
  fetch: preloadedOrSent,
  defaults: { retry: false, ignoreResponseError: true, responseType: 'text' },
});

export async function fetchText(sending: Sending): Promise<Received> {
  const { address, method, headers, body, signal, keepalive } = sending;
  const sent = { method, headers, signal, keepalive, ...(body && { body }) };
  const { status, _data } = await request.raw<string, 'text'>(address, sent);
  return { status, text: _data ?? '' };
}

function preloadedOrSent(address: RequestInfo | URL, sent: RequestInit = {}): Promise<Response> {
  const { method, headers, signal } = sent;
  const authorization = new Headers(headers).get('Authorization') ?? undefined;
  const preloaded =
    method === 'GET' && signal ? takePreloaded(String(address), authorization, signal) : null;
  return preloaded ?? fetch(address, sent);
}

function takePreloaded(
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

export function uploadForText(sending: Sending): Promise<Received> {
  const { address, method, headers, body, signal, onProgress } = sending;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.floor((100 * loaded) / total));
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError(`${method} ${address} got no answer`));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}
