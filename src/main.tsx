import { normalizeHistory } from './app/navigation/normalize-history';
import { startHistoryState } from './lib/history-state';
import { afterPaint } from './lib/timing/after-paint';
import { session, startSession } from './state/session.actors';
import { pageStyles } from './theme/css' with { type: 'macro' };
import './theme/global.css';

pageStyles();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/**
 * Who is here is asked first. What shows it is evaluated in tasks of its own, React in one of them: all in one would
 * hold up presses.
 */
const start = () => {
  normalizeHistory();
  startHistoryState();
  startSession();
  afterPaint()
    .then(() => {
      require('react-dom/client');
      return afterPaint();
    })
    .then(() => {
      // Not an import, which would be evaluated with this file, or be fetched by itself.
      const { startSite }: typeof import('./site') = require('./site');
      startSite(root);
    });
};

if (new URLSearchParams(location.search).has('inspect')) {
  // Before any chart but the session's begins, so that none of its steps is missed.
  import('../flows/live/start')
    .then(({ watchFlows }) => watchFlows(session))
    .catch(reportError)
    .then(start);
} else start();
