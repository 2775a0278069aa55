/** The two transports: `fetch`, and `XMLHttpRequest` for uploads that report progress. */
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

/** Rejects when no answer came, or with the signal's reason. */
export async function fetchText(sending: Sending): Promise<Received> {
  const { address, method, headers, body, signal, keepalive } = sending;
  const early = method === 'GET' && takeEarlyRead(address, headers.Authorization, signal);
  if (early) return textOf(await early);
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(address, {
    method,
    headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }) },
    body: isJson ? JSON.stringify(body) : (body ?? null),
    signal,
    keepalive,
  });
  return textOf(answer);
}

async function textOf(answer: Response): Promise<Received> {
  return { status: answer.status, text: await answer.text() };
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
