import { isSavingData } from '../../lib/network';
import { whenIdle, whenLoaded } from '../../lib/timing/when-idle';
import { loadSettings, setting } from '../../state/device/settings';

const DWELL_TIME = 2000;

/**
 * Calls `listener` at most once. Waits for the page load, then for 2 s of unbroken visibility, and
 * then for idle time. Data saver or a 2G connection prevents the call.
 */
export function whenPageIdle(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const call = () => {
    const isSaving = isSavingData() || setting('isSavingData');
    if (over.signal.aborted || document.hidden || isSaving) return;
    over.abort();
    listener();
  };
  const start = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => whenIdle(() => void loadSettings().then(call)), DWELL_TIME);
  };
  const cancelLoad = whenLoaded(() => {
    start();
    document.addEventListener('visibilitychange', start, { signal: over.signal });
  });
  return () => {
    over.abort();
    cancelLoad();
    clearTimeout(timer);
  };
}
