import { mendPath } from './app/navigation/mend-path';
import { startHistoryState } from './lib/history-state';
import { afterPaint } from './lib/timing/after-paint';
import { pageStyles } from './theme/css' with { type: 'macro' };
import './theme/global.css';

pageStyles();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/**
 * The site's start, each step in a task of its own: all in one would hold up presses. Not imports, which would be
 * evaluated with this file, or be fetched by themselves.
 */
async function start(root: HTMLElement): Promise<void> {
  mendPath();
  startHistoryState();
  // With XState.
  require('./lib/flow');
  await afterPaint();
  const { session, startSession }: typeof import('./state/session.actors') =
    require('./state/session.actors');
  // Before any chart but the session's begins, so that none of its steps is missed.
  if (new URLSearchParams(location.search).has('inspect')) {
    const watching = import('../flows/live/start').then(({ watchFlows }) => watchFlows(session));
    await watching.catch(reportError);
  }
  startSession();
  await afterPaint();
  require('react-dom/client');
  await afterPaint();
  const { startSite }: typeof import('./site') = require('./site');
  await afterPaint();
  startSite(root);
}

start(root);
