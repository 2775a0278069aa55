import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
import { startArrowKeys } from './app/navigation/arrow-keys';
import { normalizeHistory } from './app/navigation/normalize-history';
import { barePages, layoutPages } from './app/routes';
import { startHistoryState } from './lib/history-state';
import { startSession } from './state/session.actors';
import { startWatchlist } from './state/watchlist.actors';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
// Radix locks the page's scroll with a style element of its own.
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

normalizeHistory();
startHistoryState();
startSession();
startWatchlist();
startArrowKeys();

// The first page's chunk is loaded before the first render, so that no spinner flashes.
const page = [...barePages, ...layoutPages].find(({ path }) => matchPath(path, location.pathname));
const showSite = () => {
  createRoot(root).render(
    <StrictMode>
      <App nonce={nonce} />
    </StrictMode>,
  );
};
// If it can't be loaded, the page's error boundary says so.
page?.load().then(showSite, showSite);
