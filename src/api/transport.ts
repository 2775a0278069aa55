/** The two ways over the wire: the common one, and one that tells how much has been sent. */
import { ofetch } from 'ofetch';

/** One request as it travels. */
export interface Sending {
  address: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: FormData | Record<string, unknown> | undefined;
  signal: AbortSignal;
  /** Hears how much of the body has been sent, 0 to 100. */
  onProgress: ((percent: number) => void) | undefined;
}

/** Whatever was answered, whichever status it has. */
interface Received {
  status: number;
  text: string;
}

/** Rejects when no answer came or the signal ended it. */
export async function fetchText(sending: Sending): Promise<Received> {
  const { address, method, headers, body, signal } = sending;
  const response = await ofetch.raw<string, 'text'>(address, {
    method,
    headers,
    body,
    signal,
    retry: 0,
    responseType: 'text',
    ignoreResponseError: true,
  });
  return { status: response.status, text: response._data ?? '' };
}

/** The same with progress, of which `fetch` reports none. */
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
      if (total > 0) onProgress?.(Math.round((100 * loaded) / total));
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError(`${method} ${address} got no answer`));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}
