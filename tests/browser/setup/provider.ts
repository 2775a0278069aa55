/** Page routes that answer, hold back, cut off or record the page's calls to the provider. */
import type { Page, Route } from 'playwright-core';

type Address = string | RegExp | ((url: URL) => boolean);

/** Answers a call in the provider's place: `mockCall(page, '/user/banners', { status: 500 })`. */
export async function mockCall(
  page: Page,
  path: string,
  { status = 200, body }: { status?: number; body?: unknown },
): Promise<void> {
  await page.route(callTo(path), (route) =>
    route.fulfill({
      status,
      contentType: typeof body === 'string' ? 'text/html' : 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body ?? null),
    }),
  );
}

/** Cuts the provider off, while the site's own files can still be loaded. */
export async function disconnect(page: Page): Promise<void> {
  await page.route('**/api/v2/**', (route) => route.abort('internetdisconnected'));
}

/** Holds a call back until it is released; counts how often it was made. */
export function holdCall(page: Page, path: string) {
  return holdRequest(page, callTo(path));
}

/** Holds back whatever is loaded from an address until it is released; counts the requests. */
export async function holdRequest(page: Page, address: Address) {
  const held: Route[] = [];
  let isReleased = false;
  let count = 0;
  await page.route(address, (route) => {
    count += 1;
    if (isReleased) return route.fallback();
    held.push(route);
  });
  return {
    count: () => count,
    async release() {
      isReleased = true;
      await Promise.all(held.splice(0).map((route) => route.fallback()));
    },
    /** Ends what is held without an answer. */
    async cutOff() {
      isReleased = true;
      await Promise.all(held.splice(0).map((route) => route.abort()));
    },
  };
}

/** Holds the app's code back, as a slow network does: the document is there before it. */
export function holdApp(page: Page) {
  return holdRequest(page, /^\w+:\/\/[^/]+\/[\w.-]+\.[0-9a-f]{8}\.js$/);
}

/** Records every call to the provider, as `GET /user/banners`. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const [, path] = pathname.split('/api/v2');
    if (path) calls.push(`${request.method()} ${path}${search}`);
  });
  return calls;
}

function callTo(path: string): RegExp {
  return atPath(`/api/v2${path}`);
}

/**
 * An address by its path, whatever its query. Not a function, for which Playwright would send each of a page's
 * requests here to be judged.
 */
export function atPath(path: string): RegExp {
  return new RegExp(`^\\w+://[^/]+${path.replaceAll('.', '\\.')}(?:\\?|$)`);
}
