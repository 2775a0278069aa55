import { setNonce } from 'get-nonce';
import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
import { startArrowKeys } from './app/navigation/arrow-keys';
import { startPrefetch } from './app/navigation/intent';
import { normalizeHistory } from './app/navigation/normalize-history';
import { createRouterHistory } from './app/navigation/router-history';
import { barePages, layoutPages } from './app/routes';
import { startServiceWorker } from './app/service-worker';
import { noteEarlyInput } from './app/start/take-over';
import { logFailure } from './lib/failures';
import { hasEntry, startHistoryState } from './lib/history-state';
import { startPointerTracking } from './lib/timing/after-pointer-up';
import { session, startSession } from './state/session.actors';
import { startWatchlist } from './state/use-watchlist';
import { pageStyles } from './theme/css' with { type: 'macro' };
import './theme/global.css';

pageStyles();

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
// Radix locks the page's scroll with a style element of its own.
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const pageHere = () =>
  [...barePages, ...layoutPages].find(({ path }) => matchPath(path, location.pathname));

/**
 * Whether the document's elements are what the app begins with: those of this page, for a visitor whom
 * nothing was kept of. Else the app's own take their place at once.
 */
function isAsPrerendered(root: HTMLElement): boolean {
  const { state } = history;
  const isPlain = location.search + location.hash === '' && !state?.usr && !hasEntry(state?.key);
  return (
    isPlain &&
    root.firstElementChild !== null &&
    root.dataset.page === pageHere()?.path &&
    pageHere()?.loaded() !== null &&
    session.getSnapshot().matches({ visitor: 'browsing' })
  );
}

const showSite = () => {
  const redo = noteEarlyInput(root);
  const site = (
    <StrictMode>
      {/* A boundary is hydrated in slices. */}
      <Suspense>
        <App history={createRouterHistory()} onShown={redo} />
      </Suspense>
    </StrictMode>
  );
  if (!isAsPrerendered(root)) return createRoot(root).render(site);
  // From here on React answers presses: it hydrates what is pressed at once.
  globalThis.earlyPresses?.stop();
  hydrateRoot(root, site, {
    onRecoverableError: (error) => logFailure('the prerendered page', error),
  });
};

const start = () => {
  normalizeHistory();
  startHistoryState();
  startSession();
  startWatchlist();
  startArrowKeys();
  startPointerTracking(globalThis.earlyPresses?.isPointerDown);
  startPrefetch();
  startServiceWorker();
  // The first page's chunk is loaded before the first render, so that no spinner flashes.
  // If it can't be loaded, the page's chart goes on from there.
  pageHere()?.load().then(showSite, showSite);
};

if (new URLSearchParams(location.search).has('inspect')) {
  // Before any chart but the session's begins, so that none of its steps is missed.
  import('../flows/live/start')
    .then(({ watchFlows }) => watchFlows(session))
    .catch(reportError)
    .then(start);
} else start();
