import { readInspection } from './app/inspection';
import { mendPath } from './app/navigation/mend-path';
import { startHistoryState } from './lib/history-state';
import { readSettings, startSettings } from './lib/site/settings';
import { loadTexts } from './lib/site/texts';
import { pageStyles } from './theme/css' with { type: 'macro' };
import './theme/global.css';
import './theme/print.css';

pageStyles();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

async function start(root: HTMLElement): Promise<void> {
  mendPath();
  startHistoryState();
  startSettings(await readSettings());
  const [{ session, startSession }] = await Promise.all([
    import('./state/session.actors'),
    loadTexts(),
  ]);
  // Starts inspection before any chart starts, so that no step is missed.
  const inspection = readInspection();
  if (inspection) {
    const watching = import('../flows/live/start').then(({ watchFlows }) =>
      watchFlows(session, inspection),
    );
    await watching.catch(reportError);
  }
  startSession();
  const { startSite } = await import('./site');
  startSite(root);
}

start(root);
