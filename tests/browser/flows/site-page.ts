/** The page of a test path. Its calls to the provider, and its charts' delays, wait until the test path lets them go on. */
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
  /** The calls that have left the page, the first one first. */
  readonly sent: readonly Sent[];
  /** Opens an address, signed in or not. The first one signed in creates the member. */
  open(path: string, who: 'visitor' | 'member'): Promise<void>;
  /** The member; signs up at the first call. */
  account(): Promise<Account>;
  /** Answers the oldest waiting call of this path; without a body the provider itself does. */
  answer(path: string, body?: unknown): Promise<void>;
  fail(path: string, failure: Failure): Promise<void>;
  /** Lets the clock of the charts go on by so many milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /**
   * Where an actor of this use is (a state's value), and the types of the events it was sent.
   *
   * @param at counted from 0 since the page was loaded; the latest without it
   */
  seen(use: string, at?: number): Promise<SeenFlow | null>;
}

/** @param paths of the calls that wait */
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
  /** The oldest call of this path that the page still waits for. */
  const nextCall = async (path: string): Promise<StoppedRequest> => {
    const calls = waiting.get(path) ?? [];
    const dropGivenUp = () => {
      while (calls[0]?.isGivenUp()) calls.shift();
    };
    await expect
      .poll(
        async () => {
          // What the page has given up by now is reported before it answers this.
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
      // Not for the app where its code is held back, or waits for a picture that is named by what the test path will answer.
      const isHeldBack = paths.some((it) => /\.js$|\/movie-details\//.test(it));
      await page.goto(path, isHeldBack ? { waitUntil: 'load' } : {});
    },
    async answer(path, body) {
      const call = await nextCall(path);
      await (body === undefined ? call.goOn() : call.answer({ body }));
    },
    fail: async (path, failure) => fail(await nextCall(path), failure),
    pass: (milliseconds) => passFlowTime(page, milliseconds),
    seen: (use, at = -1) =>
      page.evaluate(
        ([it, place]) => (globalThis.seenFlows as SeenFlows | undefined)?.[it]?.at(place) ?? null,
        [use, at] as const,
      ),
  };
}

/** Of a site with switches (`tests/mutants/site`). */
async function switchFault(page: Page): Promise<void> {
  if (process.env.FAULT === undefined) return;
  await page.addInitScript((it) => {
    globalThis.fault = it;
  }, Number(process.env.FAULT));
}

/** Ends a call in the way that the site reads as this failure. */
function fail(call: StoppedRequest, { kind, status, reason, fieldErrors }: Failure): Promise<void> {
  if (kind === 'network') return call.abort('InternetDisconnected');
  if (kind === 'unreadable') return call.answer({ body: '<p>' });
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([at, it]) => [at, [it]]));
  const body = { status: false, message: reason ?? '', errors };
  return call.answer({ status: status ?? 500, body });
}
