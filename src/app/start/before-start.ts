/**
 * Runs in a prerendered document before the app's code is there (decision 018): shows a member the member's
 * page, shows the first pictures of what is read, records the buttons that are pressed, and asks for the app's code.
 * Built into the document as an inline script, so it is small.
 */
import { fetchArt, fetchHero } from './first-picture';
import { fetchPosters } from './first-posters';
import { readToken } from './token';

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
if (root && token) {
  root.replaceChildren(...(forMember ? [forMember.content] : []));
  // Whose elements these are: the app hydrates a visitor's.
  delete root.dataset.page;
}
forMember?.remove();
document.documentElement.style.removeProperty('visibility');
for (const [address, { answer }] of globalThis.earlyReads ?? []) showPictures(address, answer);

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

const { scripts = '', waits } = root?.dataset ?? {};
const [main = '', ...own] = scripts.split(' ');
if (waits !== undefined && isAtRest()) whenWanted(startApp);
else afterFirstPaint(startApp);

/** Whether the document shows its own page as it begins, to a visitor of whom nothing is kept. */
function isAtRest(): boolean {
  const isOwnPage = location.pathname === root?.dataset.page && location.search === '';
  return isOwnPage && !token && !keeps('fin.interruption');
}

/** The app's main script, which imports the page's own. */
function startApp(): void {
  // The largest first: a server of HTTP/1.1 is asked for six files at once.
  for (const address of [main, ...own]) preload(address);
  // Code that was lost on the way is fetched again with the next sign.
  import(main).catch(() => whenSigned(startApp));
}

/** Behind the pictures of what is seen first. */
function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
}

/** What a script's start takes from the processor and the network comes after what is seen first. */
function afterFirstPaint(run: () => void): void {
  // A tab that nobody sees paints nothing.
  if (document.hidden) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/** When the page is idle, or somebody is about to do something. */
function whenWanted(run: () => void): void {
  let isWanted = false;
  const once = () => {
    if (!isWanted) run();
    isWanted = true;
  };
  whenSigned(once);
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  addEventListener('load', () => whenIdle(once), { once: true });
}

function whenSigned(run: () => void): void {
  const stopping = new AbortController();
  const notice = (event: Event) => {
    // A pointer that rests where the page appears is said to move, by nothing.
    if (event.type === 'pointermove' && isStill(event as PointerEvent)) return;
    stopping.abort();
    run();
  };
  for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(sign, notice, { capture: true, passive: true, signal: stopping.signal });
  }
}

function isStill({ movementX, movementY }: PointerEvent): boolean {
  return movementX === 0 && movementY === 0;
}

function showPictures(address: string, answer: Promise<Response>): void {
  // What can't be read here, the app reads and tells of.
  fetchPictures(address, answer)?.catch(() => {});
}

function fetchPictures(address: string, answer: Promise<Response>): Promise<void> | undefined {
  if (address.endsWith('/user/banners')) return fetchHero(answer);
  if (address.includes('/user/movie-details/')) return fetchArt(answer);
  if (address.endsWith('-list')) return fetchPosters(answer);
}

/** Whether this tab keeps something under a name. */
function keeps(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
