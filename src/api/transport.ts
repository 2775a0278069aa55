/** The two transports: ofetch, and `XMLHttpRequest` for uploads that report progress. */
import { createFetch } from 'ofetch';
import { takeEarlyRead } from './early-reads';

/** One request as it travels. */
export interface Sending {
  address: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: FormData | Record<string, unknown> | undefined;
  signal: AbortSignal;
  /** Whether it goes on when the page is left; then at most 64 kB. */
  keepalive: boolean;
  /** Called with the percentage of the body that has been sent, 0 to 100. */
  onProgress: ((percent: number) => void) | undefined;
}

/** An answer of any status. */
interface Received {
  status: number;
  text: string;
}

/** Never repeats a call, and leaves every answer to the decoder: ofetch reads half a JSON body as a text. */
const request = createFetch({
  fetch: preloadedOrSent,
  defaults: { retry: false, ignoreResponseError: true, responseType: 'text' },
});

/** Rejects when no answer came, or once the signal is aborted. */
export async function fetchText(sending: Sending): Promise<Received> {
  const { address, method, headers, body, signal, keepalive } = sending;
  const sent = { method, headers, signal, keepalive, ...(body && { body }) };
  const { status, _data } = await request.raw<string, 'text'>(address, sent);
  return { status, text: _data ?? '' };
}

/** Takes the answer that the document has requested already, where there is one. */
function preloadedOrSent(address: RequestInfo | URL, sent: RequestInit = {}): Promise<Response> {
  const { method, headers, signal } = sent;
  const authorization = new Headers(headers).get('Authorization') ?? undefined;
  const preloaded =
    method === 'GET' && signal ? takeEarlyRead(String(address), authorization, signal) : null;
  return preloaded ?? fetch(address, sent);
}

/** The same by `XMLHttpRequest`: `fetch` reports no upload progress. */
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
