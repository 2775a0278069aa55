/** Opens a story's pages in one browser. Calls wait until the story decides their outcome. */
import type { APIResponse, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { API_BASE_PATH } from '../../../../contract/calls';
import type { Account } from '../../setup/account';
import { passFlowTime, stopFlowClock } from '../../setup/flow-clock';
import type { SeenFlows } from '../../setup/hits';

export interface Play {
  readonly account: Account;
  page(name: string): Page;
  open(name: string, at: string | Page): Promise<Page>;
  isOpen(name: string): boolean;
  answer(name: string, path: string): Promise<void>;
  /** Executes the call, but fails with a network error instead of delivering the answer. */
  lose(name: string, path: string): Promise<void>;
  /** Executes the call, but delivers the answer only on `arrive`. */
  delay(name: string, path: string): Promise<void>;
  arrive(name: string): Promise<void>;
  drop(name: string, path: string): Promise<void>;
  pass(name: string, milliseconds: number): Promise<void>;
  value(name: string, use: string): Promise<unknown>;
}

export async function openPlay(
  first: Page,
  account: Account,
  { calls }: { readonly calls: Readonly<Record<string, readonly string[]>> },
): Promise<Play> {
  const context = first.context();
  const pages = new Map<string, Page>();
  const waiting = new Map<Page, Route[]>();
  const late = new Map<Page, { route: Route; response: APIResponse }[]>();
  const held = new Set(
    Object.values(calls).flatMap((them) => them.map((it) => API_BASE_PATH + it)),
  );
  await context.route(
    ({ pathname }) => held.has(pathname),
    (route) => {
      const page = route.request().frame().page();
      waiting.set(page, [...(waiting.get(page) ?? []), route]);
    },
  );
  const pageOf = (name: string) => {
    const page = pages.get(name);
    if (!page) throw new Error(`${name} is not open.`);
    return page;
  };
  const next = async (name: string, path: string): Promise<Route> => {
    const page = pageOf(name);
    const calls = () =>
      (waiting.get(page) ?? []).filter(
        (route) =>
          new URL(route.request().url()).pathname === API_BASE_PATH + path &&
          route.request().failure() === null,
      );
    await expect.poll(() => calls().length, { message: `${name} asks ${path}` }).not.toBe(0);
    const [route] = calls() as [Route];
    waiting.set(
      page,
      (waiting.get(page) ?? []).filter((it) => it !== route),
    );
    return route;
  };
  return {
    account,
    page: pageOf,
    isOpen: (name) => pages.get(name)?.isClosed() === false,
    async open(name, at) {
      const isOpened = typeof at !== 'string';
      const page = isOpened ? at : pages.size === 0 ? first : await context.newPage();
      pages.set(name, page);
      if (isOpened) return page;
      await stopFlowClock(page);
      await page.goto(at);
      return page;
    },
    answer: async (name, path) => (await next(name, path)).continue(),
    async lose(name, path) {
      const route = await next(name, path);
      const response = await route.fetch();
      if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
      await route.abort('internetdisconnected');
    },
    async delay(name, path) {
      const route = await next(name, path);
      const response = await route.fetch();
      late.set(pageOf(name), [...(late.get(pageOf(name)) ?? []), { route, response }]);
    },
    async arrive(name) {
      const it = late.get(pageOf(name))?.shift();
      await it?.route.fulfill({ response: it.response });
    },
    drop: async (name, path) => (await next(name, path)).abort('internetdisconnected'),
    pass: (name, milliseconds) => passFlowTime(pageOf(name), milliseconds),
    value: (name, use) =>
      pageOf(name).evaluate(
        (it) => (globalThis.seenFlows as SeenFlows | undefined)?.[it]?.at(-1)?.value ?? null,
        use,
      ),
  };
}
