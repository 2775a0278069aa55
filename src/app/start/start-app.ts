/** When a prerendered document asks for the app's code (decision 043). */

/**
 * @param scripts the app's main script, which imports the page's own: the largest first, since a server of HTTP/1.1 is
 * asked for six files at once
 */
export function startApp(
  scripts: readonly string[],
  when: 'now' | 'after the paint' | 'when wanted',
): void {
  const [main = ''] = scripts;
  const start = () => {
    for (const address of scripts) preload(address);
    import(main).catch((error: unknown) => {
      reportError(error);
      // What was lost on the way is fetched again with the next sign.
      whenSigned(start);
    });
  };
  if (when === 'now') start();
  else if (when === 'when wanted') whenWanted(start);
  else afterFirstPaint(start);
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
  new PerformanceObserver((list, observer) => {
    // The background alone may come before.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
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
