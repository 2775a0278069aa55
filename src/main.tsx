import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
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

// The first page's code comes before the first paint, so that nothing flashes by.
const page = [...barePages, ...layoutPages].find(({ path }) => matchPath(path, location.pathname));
const showSite = () => {
  createRoot(root).render(
    <StrictMode>
      <App nonce={nonce} />
    </StrictMode>,
  );
};
// Code that can't be had is told by the page itself.
page?.load().then(showSite, showSite);
