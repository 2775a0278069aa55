import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
import { startArrowKeys } from './app/navigation/arrow-keys';
import { startPrefetch } from './app/navigation/intent';
import { normalizeHistory } from './app/navigation/normalize-history';
import { barePages, layoutPages } from './app/routes';
import { startHistoryState } from './lib/history-state';
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

const showSite = () => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

const start = () => {
  normalizeHistory();
  startHistoryState();
  startSession();
  startWatchlist();
  startArrowKeys();
  startPrefetch();
  // The first page's chunk is loaded before the first render, so that no spinner flashes.
  const page = [...barePages, ...layoutPages].find(({ path }) =>
    matchPath(path, location.pathname),
  );
  // If it can't be loaded, the page's chart goes on from there.
  page?.load().then(showSite, showSite);
};

if (new URLSearchParams(location.search).has('inspect')) {
  // Before any chart but the session's begins, so that none of its steps is missed.
  import('../flows/live/start')
    .then(({ watchFlows }) => watchFlows(session))
    .catch(reportError)
    .then(start);
} else start();
