import type { Page, Request } from 'playwright-core';
import { type Address, intercept, type StoppedRequest } from './interception';

export async function mockCall(
  page: Page,
  path: string,
  answer: { status?: number; body?: unknown },
): Promise<void> {
  await intercept(page, callTo(path), (request) => request.answer(answer));
}

export async function disconnect(page: Page): Promise<void> {
  await intercept(page, '**/api/v2/**', (request) => request.abort('InternetDisconnected'));
}

export function holdCall(page: Page, path: string) {
  return holdRequest(page, callTo(path));
}

export async function holdRequest(page: Page, address: Address) {
  const held: StoppedRequest[] = [];
  let isReleased = false;
  let count = 0;
  await intercept(page, address, (request) => {
    count += 1;
    if (isReleased) return request.goOn();
    held.push(request);
  });
  return {
    count: () => count,
    async release() {
      isReleased = true;
      await Promise.all(held.splice(0).map((it) => it.goOn()));
    },
    async cutOff() {
      isReleased = true;
      await Promise.all(held.splice(0).map((it) => it.abort()));
    },
  };
}

export function holdApp(page: Page) {
  return holdRequest(page, /^\w+:\/\/[^/]+\/[\w.-]+\.[0-9a-f]{8}\.js$/);
}

export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const [, path] = pathname.split('/api/v2');
    if (path) calls.push(`${request.method()} ${path}${search}`);
  });
  return calls;
}

function callTo(path: string): string {
  return `**/api/v2${path}`;
}

export function formOf(request: Request): Record<string, string> {
  return formIn(request.postDataBuffer()?.toString() ?? '');
}

export function formIn(body: string): Record<string, string> {
  const fields = body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g);
  return Object.fromEntries([...fields].map(([, name, text]) => [name, text]));
}
