import type { Page, Route } from 'playwright-core';

/** Answers a call of the provider in its stead: `answer(page, '/user/banners', { status: 500 })`. */
export async function answer(
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

/** Cuts the provider off, while the site itself can still be had. */
export async function disconnect(page: Page): Promise<void> {
  await page.route('**/api/v2/**', (route) => route.abort('internetdisconnected'));
}

/** Holds a call back until it is let go; tells how often it was made. */
export async function hold(page: Page, path: string) {
  const waiting: Route[] = [];
  let isOpen = false;
  let count = 0;
  await page.route(callTo(path), (route) => {
    count += 1;
    if (isOpen) return route.continue();
    waiting.push(route);
  });
  return {
    count: () => count,
    async release() {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

/** Notes every call to the provider, as `GET /user/banners`. */
export function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const [, path] = pathname.split('/api/v2');
    if (path) calls.push(`${request.method()} ${path}${search}`);
  });
  return calls;
}

function callTo(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === `/api/v2${path}`;
}
