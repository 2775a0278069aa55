import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Failure } from '../../../contract/failure';
import { type Account, createAccount } from '../setup/account';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import type { SeenFlow, SeenFlows } from '../setup/hits';
import { intercept, type StoppedRequest, watchRequests } from '../setup/interception';
import { acquireTab, address } from '../setup/tab';
import { readRequest, type Sent } from './sent';

export interface SitePage {
  readonly page: Page;
  readonly sent: readonly Sent[];
  open(path: string, who: 'visitor' | 'member'): Promise<void>;
  account(): Promise<Account>;
  /** Answers the oldest pending call; without a body, the provider answers. */
  answer(path: string, body?: unknown): Promise<void>;
  fail(path: string, failure: Failure): Promise<void>;
  hasGivenUp(path: string): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  seen(use: string, at?: number): Promise<SeenFlow | null>;
  /**
   * Collects garbage, and returns the names of stopped actors that are still in memory; `null` until an
   * actor or an effect of the chart has stopped.
   */
  stopped(chart: string): Promise<string[] | null>;
}

export async function openSitePage(paths: readonly string[]): Promise<SitePage> {
  const page = await acquireTab([]);
  await stopFlowClock(page);
  await switchFault(page);
  const sent: Sent[] = [];
  await watchRequests(page, (request) => {
    const call = readRequest(request);
    if (call) sent.push(call);
  });
  const waiting = new Map<string, StoppedRequest[]>();
  for (const path of new Set(paths)) {
    waiting.set(path, []);
    await intercept(page, path.startsWith('**') ? path : `**${path}`, (request) => {
      if (request.isDocument) return request.goOn();
      waiting.get(path)?.push(request);
    });
  }
  let member: Account | undefined;
  const account = async () => {
    member ??= await createAccount(address);
    return member;
  };
  const nextCall = async (path: string): Promise<StoppedRequest> => {
    const calls = waiting.get(path) ?? [];
    const dropGivenUp = () => {
      while (calls[0]?.isGivenUp()) calls.shift();
    };
    await expect
      .poll(
        async () => {
          await page.evaluate(() => {});
          dropGivenUp();
          return calls.length;
        },
        { message: `waiting calls of ${path}` },
      )
      .not.toBe(0);
    return calls.shift() as StoppedRequest;
  };
  return {
    page,
    sent,
    account,
    async open(path, who) {
      if (who === 'member') {
        const { localStorage: entries } = await account();
        await page.evaluate((them) => {
          for (const { name, value } of them) localStorage.setItem(name, value);
        }, entries);
      }
      const isHeldBack = paths.some((it) => /\.js$|\/movie-details\//.test(it));
      await page.goto(path, isHeldBack ? { waitUntil: 'load' } : {});
    },
    async answer(path, body) {
      const call = await nextCall(path);
      await (body === undefined ? call.goOn() : call.answer({ body }));
    },
    fail: async (path, failure) => fail(await nextCall(path), failure),
    async hasGivenUp(path) {
      const calls = waiting.get(path) ?? [];
      await expect
        .poll(() => calls.length > 0 && calls.every((it) => it.isGivenUp()), {
          message: `${path} is given up`,
        })
        .toBe(true);
    },
    pass: (milliseconds) => passFlowTime(page, milliseconds),
    seen: (use, at = -1) =>
      page.evaluate(
        ([it, place]) => (globalThis.seenFlows as SeenFlows | undefined)?.[it]?.at(place) ?? null,
        [use, at] as const,
      ),
    async stopped(chart) {
      await page.requestGC();
      return page.evaluate((it) => globalThis.stoppedActors(it), chart);
    },
  };
}

async function switchFault(page: Page): Promise<void> {
  if (process.env.FAULT === undefined) return;
  await page.addInitScript((it) => {
    globalThis.fault = it;
  }, Number(process.env.FAULT));
}

function fail(call: StoppedRequest, { kind, status, reason, fieldErrors }: Failure): Promise<void> {
  if (kind === 'network') return call.abort('InternetDisconnected');
  if (kind === 'unreadable') return call.answer({ body: '<p>' });
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([at, it]) => [at, [it]]));
  const body = { status: false, message: reason ?? '', errors };
  return call.answer({ status: status ?? 500, body });
}
