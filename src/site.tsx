import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type Location } from 'react-router-dom';
import { App, createRoutes } from './app/App';
import { headerSearch } from './app/layout/header-search';
import { startArrowKeys } from './app/navigation/arrow-keys';
import { ignoreLateDoubleClicks } from './app/navigation/double-clicks';
import { startPrefetch } from './app/navigation/intent';
import { refuseFiles } from './app/navigation/refuse-files';
import { scrollOnTo } from './app/navigation/scroll-on';
import { basename, matchPage } from './app/routes';
import { startServiceWorker } from './app/service-worker';
import { noteEarlyInput } from './app/start/take-over';
import { logFailure } from './lib/failures';
import { entryOf, forgetReloaded, hasState } from './lib/history-state';
import { DRAFT_PREFIX, tabStorage } from './lib/storage';
import { startPointerTracking } from './lib/timing/after-pointer-up';
import { startKidsMode } from './state/kids-mode/filter-answers';
import { isMember, session } from './state/session.actors';
import { startWatchlist } from './state/use-watchlist';

export function startSite(root: HTMLElement): void {
  startKidsMode();
  startWatchlist();
  startArrowKeys();
  startPointerTracking();
  startPrefetch();
  ignoreLateDoubleClicks();
  refuseFiles();
  startServiceWorker();
  const show = () => showSite(root);
  // Loads the first page before rendering, so that no spinner flashes. If loading fails, the page's
  // chart handles the error.
  Promise.allSettled([pageHere()?.load(), isMember() && headerSearch.load()]).then(show);
}

function pageHere() {
  return matchPage(location.pathname)?.route;
}

function isAsPrerendered(root: HTMLElement, { key, search, hash, state }: Location): boolean {
  const isForMember = root.dataset.member !== undefined;
  const isPlain = search + hash === '' && !state && !hasState(entryOf(key));
  return (
    isPlain &&
    !tabStorage.keeps(DRAFT_PREFIX) &&
    root.firstElementChild !== null &&
    root.dataset.page === pageHere()?.path &&
    pageHere()?.loaded() !== null &&
    session.getSnapshot().matches(isForMember ? 'member' : { visitor: 'browsing' })
  );
}

function showSite(root: HTMLElement) {
  const again = noteEarlyInput(root);
  // `hydrationData` keeps the router from resetting the prerendered document's scroll position.
  const router = createBrowserRouter(createRoutes(), {
    basename: basename(),
    hydrationData: {},
  });
  const { location } = router.state;
  const scrolled = forgetReloaded(entryOf(location.key));
  if (scrolled > 0) scrollOnTo(scrolled);
  const site = (
    <StrictMode>
      {/* A Suspense boundary makes hydration interruptible, so that it does not block input. */}
      <Suspense>
        <App router={router} onShown={again.fillIn} onReady={again.submit} />
      </Suspense>
    </StrictMode>
  );
  if (!isAsPrerendered(root, location)) return createRoot(root).render(site);
  hydrateRoot(root, site, {
    onRecoverableError: (error) => logFailure('the prerendered page', error),
  });
}
