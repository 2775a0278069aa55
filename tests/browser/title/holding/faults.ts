import type { Page, Route } from 'playwright-core';
import { HEALING_TIME, type Link } from '../player-page';

export const SEGMENTS = '/media/streams/deep-reef';
export const MASTER = `${SEGMENTS}/master.m3u8`;
export const stream: Link = { type: 'HLS', url: MASTER };
export const mirror: Link = { type: 'HLS', url: '/media/streams/dune-walk/master.m3u8' };

export const seesText = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ timeout: HEALING_TIME });

export async function breakRequests(
  page: Page,
  pattern: RegExp,
  fault: (route: Route) => unknown,
): Promise<{ repair(): Promise<void>; count(): number }> {
  let count = 0;
  const answer = (route: Route) => {
    count += 1;
    return fault(route);
  };
  await page.route(pattern, answer);
  return { repair: () => page.unroute(pattern, answer), count: () => count };
}

export const answering = (status: number) => (route: Route) =>
  route.fulfill({ status, body: 'no' });
export const breaking = (route: Route) => route.abort('connectionreset');
export const silent = () => {};
export const portal = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' });

export const FAULT_LOGS =
  /ERR_|Failed to (load resource|fetch)|fresh addresses|Media resource|Content.Security/;
