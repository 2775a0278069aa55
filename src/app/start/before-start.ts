/**
 * Runs in a prerendered document before the app's code is there (decision 018): shows a member the member's
 * page, begins the page's first reads, and records the buttons that are pressed. A page that can be read without
 * the app waits with its code. Built into the document as an inline script, so it is small.
 */
import type { EarlyRead } from '../../api/early-reads';
import { fetchArt, fetchHero } from './first-picture';

/** What is pressed before the app can answer it; `stop` ends the recording. */
export interface EarlyPresses {
  /** In the order in which they were pressed. */
  readonly buttons: HTMLElement[];
  readonly isPointerDown: boolean;
  stop(): void;
}

declare global {
  var earlyPresses: EarlyPresses | undefined;
}

const token = readToken();
const root = document.getElementById('root');
const forMember = document.querySelector<HTMLTemplateElement>('template#for-member');
if (root && token) root.replaceChildren(...(forMember ? [forMember.content] : []));
forMember?.remove();
if (root?.firstElementChild && location.search === '') beginReads(root.dataset.reads ?? '');

const buttons: HTMLElement[] = [];
const record = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || !root?.contains(button)) return;
  // A form that nobody handles would leave the page.
  event.preventDefault();
  buttons.push(button);
};
let isPointerDown = false;
const notePointer = ({ type }: Event) => {
  isPointerDown = type === 'pointerdown';
};
const stopping = new AbortController();
const whileEarly = { capture: true, signal: stopping.signal };
addEventListener('click', record, whileEarly);
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  addEventListener(type, notePointer, whileEarly);
}
globalThis.earlyPresses = {
  buttons,
  get isPointerDown() {
    return isPointerDown;
  },
  stop: () => stopping.abort(),
};

const { app } = root?.dataset ?? {};
if (app) startApp(app, !isAtRest());

/** Whether the document shows its own page as it begins, to a visitor of whom nothing is kept. */
function isAtRest(): boolean {
  const isOwnPage = location.pathname === root?.dataset.page && location.search === '';
  return isOwnPage && !token && !keeps('fin.interruption');
}

/** Loads the app's code now, or when the page is idle or somebody is about to do something. */
function startApp(address: string, isWantedNow: boolean): void {
  const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown'];
  const watch = () => {
    for (const sign of signs) addEventListener(sign, noticeSign, { capture: true, passive: true });
  };
  const start = () => {
    for (const sign of signs) removeEventListener(sign, noticeSign, true);
    // Code that was lost on the way is fetched again with the next sign.
    import(address).catch(watch);
  };
  const noticeSign = (event: Event) => {
    // A pointer that rests where the page appears is said to move, by nothing.
    const isAtRest = event.type === 'pointermove' && isStill(event as PointerEvent);
    if (!isAtRest) start();
  };
  if (isWantedNow) {
    start();
    return;
  }
  watch();
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener('load', () => whenIdle(start), { once: true });
}

function isStill({ movementX, movementY }: PointerEvent): boolean {
  return movementX === 0 && movementY === 0;
}

/** @param addresses with a space between them; `~id~` is the last part of the page's path */
function beginReads(addresses: string): void {
  const id = location.pathname.split('/')[2] ?? '';
  const authorization = token ? `Bearer ${token}` : undefined;
  const reads = new Map<string, EarlyRead>();
  for (const template of addresses.split(' ').filter(Boolean)) {
    // The page was rendered without the id that stands in this address: it reads something else.
    if (id && !template.includes('~id~')) continue;
    const address = template.replace('~id~', () => id);
    const headers = { Accept: 'application/json', ...(authorization && { authorization }) };
    const abort = new AbortController();
    const answer = fetch(address, { headers, signal: abort.signal });
    // Whoever takes it hears of a failure.
    answer.catch(() => {});
    reads.set(address, { authorization, answer, abort });
    if (address.endsWith('/user/banners')) fetchHero(answer).catch(() => {});
    if (address.includes('/user/movie-details/')) fetchArt(answer).catch(() => {});
  }
  globalThis.earlyReads = reads;
}

/** Whether this tab keeps something under a name. */
function keeps(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** As `api/session-store` reads it. */
function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}
