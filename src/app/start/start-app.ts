/** When a prerendered document asks for the app's code and its style sheets (decisions 43 and 45). */
import { fetchSheets } from './sheets';

/** A promise: whether the page begins with a picture, for which it is waited when the rest has been painted. */
type Start = 'now' | 'after the paint' | 'when wanted' | Promise<boolean>;

/** How long the app's code waits for a picture when the rest has been painted, in ms. */
const PICTURE_TIME = 400;

/**
 * @param scripts the app's main script, which imports the page's own: the largest first, since a server of HTTP/1.1 is
 * asked for six files at once
 */
export function startApp(scripts: readonly string[], when: Start): void {
  const [main = ''] = scripts;
  const start = () => {
    // Before the scripts, which fill the connections to a server of HTTP/1.1.
    const styled = fetchSheets();
    for (const address of scripts) preload(address);
    const started = styled.then(() => import(main));
    started.catch((error: unknown) => {
      reportError(error);
      // What was lost on the way is fetched again with the next sign.
      whenSigned(start);
    });
  };
  if (when === 'now') start();
  else if (when === 'when wanted') whenWanted(start);
  // A tab that nobody sees paints nothing.
  else if (document.hidden) start();
  else if (!READS || when === 'after the paint') afterFirstPaint(start);
  else afterFirstPaint(() => afterFirstPicture(when, start));
}

/** Behind the pictures of what is seen first. */
function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
}

/** What a script's start takes from the processor and the network comes after what is seen first. */
function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((list, observer) => {
    // The background alone may come before.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/** Not before the picture is painted, which would share a slow line with the code, unless somebody does something. */
function afterFirstPicture(hasPicture: Promise<boolean>, run: () => void): void {
  const start = once(run);
  whenSigned(start);
  hasPicture.then((isOne) => {
    if (!isOne) start();
  });
  setTimeout(start, PICTURE_TIME);
  new PerformanceObserver((list, observer) => {
    // A text has none.
    const isPicture = (entry: PerformanceEntry) => (entry as LargestContentfulPaint).url !== '';
    if (!list.getEntries().some(isPicture)) return;
    observer.disconnect();
    start();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** When the page is painted and idle, or somebody is about to do something. */
function whenWanted(run: () => void): void {
  const start = once(run);
  whenSigned(start);
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  const startAtRest = () => whenIdle(start);
  addEventListener('load', () => (document.hidden ? startAtRest() : afterFirstPaint(startAtRest)), {
    once: true,
  });
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
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
