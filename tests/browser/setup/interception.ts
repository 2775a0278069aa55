/** Intercepts requests through CDP, because Playwright's routes would disable the HTTP cache. */
import type { CDPSession, Page } from 'playwright-core';

/** Strings match the URL without its query: `**` matches anything, `*` anything but a slash. */
export type Address = string | RegExp;

/** `answer` and `abort` are no-ops once the page has aborted the request. */
export interface StoppedRequest {
  readonly url: string;
  readonly isDocument: boolean;
  readonly headers: Readonly<Record<string, string>>;
  isGivenUp(): boolean;
  answer(answer: { status?: number; body?: unknown; contentType?: string }): Promise<void>;
  abort(reason?: 'BlockedByClient' | 'InternetDisconnected'): Promise<void>;
  /** Passes the request to the previous handler, or to the server if there is none. */
  goOn(): Promise<unknown>;
}

type Handler = (request: StoppedRequest) => unknown;

interface Interception {
  session: CDPSession;
  stops: { address: Address; handle: Handler }[];
}

const interceptions = new WeakMap<Page, Promise<Interception>>();

/** Passes each request to the latest matching handler. @returns a function that removes the handler */
export async function intercept(
  page: Page,
  address: Address,
  handle: Handler,
): Promise<() => Promise<void>> {
  const known = interceptions.get(page) ?? begin(page);
  interceptions.set(page, known);
  const { session, stops } = await known;
  const stop = { address, handle };
  stops.unshift(stop);
  // A script from the tab's memory cache would cause no request.
  if (/js/.test(String(address)))
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const patterns = stops.map((it) => ({ urlPattern: patternOf(it.address) }));
  await session.send('Fetch.enable', { patterns });
  return async () => void stops.splice(stops.indexOf(stop), 1);
}

export interface LeavingRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string;
}

export async function watchRequests(
  page: Page,
  note: (request: LeavingRequest) => void,
): Promise<void> {
  const known = interceptions.get(page) ?? begin(page);
  interceptions.set(page, known);
  const { session } = await known;
  session.on('Network.requestWillBeSent', ({ request: { url, method, postDataEntries = [] } }) => {
    const bytes = postDataEntries.map((it) => Buffer.from(it.bytes ?? '', 'base64'));
    note({ url, method, body: Buffer.concat(bytes).toString() });
  });
}

export async function letThrough(page: Page): Promise<void> {
  const known = await interceptions.get(page);
  known?.stops.splice(0);
  await known?.session.send('Fetch.disable');
}

async function begin(page: Page): Promise<Interception> {
  const session = await page.context().newCDPSession(page);
  session.once('close', () => interceptions.delete(page));
  const stops: Interception['stops'] = [];
  const failed = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.loadingFailed', ({ requestId }) => failed.add(requestId));
  session.on('Fetch.requestPaused', (paused) => {
    const { requestId, networkId = '', resourceType } = paused;
    const { url, headers } = paused.request;
    const matching = stops.filter(({ address }) => isAt(address, url));
    const request: StoppedRequest = {
      url,
      isDocument: resourceType === 'Document',
      headers,
      isGivenUp: () => failed.has(networkId),
      answer: ({ status = 200, body = null, contentType = typeOf(body) }) =>
        end(
          session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: status,
            responseHeaders: [{ name: 'content-type', value: contentType }],
            body: encode(body),
          }),
        ),
      abort: (reason) =>
        end(session.send('Fetch.failRequest', { requestId, errorReason: reason ?? 'Failed' })),
      async goOn() {
        const next = matching.shift();
        return next
          ? next.handle(request)
          : end(session.send('Fetch.continueRequest', { requestId }));
      },
    };
    void request.goOn();
  });
  return { session, stops };
}

async function end(ending: Promise<unknown>): Promise<void> {
  await ending.catch((error: Error) => {
    if (!/Invalid InterceptionId|not enabled|closed|detached/.test(error.message)) throw error;
  });
}

const typeOf = (body: unknown) => (typeof body === 'string' ? 'text/html' : 'application/json');
const encode = (body: unknown) =>
  Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)).toString('base64');

function patternOf(address: Address): string {
  return typeof address === 'string' ? `${address.replaceAll('**', '*')}*` : '*';
}

function isAt(address: Address, url: string): boolean {
  if (typeof address !== 'string') return address.test(url);
  const parts = address.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[\\^$+?.()|[\]{}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`).test(url.replace(/\?.*/, ''));
}
