import { isSavingData } from '../../lib/network';
import { whenIdle, whenLoaded } from '../../lib/timing/when-idle';
import { loadSettings, setting } from '../../state/device/settings';

/** Milliseconds after which somebody who looks at a title is likely to stay. */
const LOOKING_TIME = 2000;

/**
 * Calls `listener` once the page has loaded, somebody has looked at it for a while, and the browser has nothing else
 * to do; never where data are saved. In a tab that was opened behind, the while begins when somebody comes to it.
 *
 * @returns how to call it off
 */
export function whenPageRests(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const tell = () => {
    const isSaving = isSavingData() || setting('isSavingData');
    if (over.signal.aborted || document.hidden || isSaving) return;
    over.abort();
    listener();
  };
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => whenIdle(() => void loadSettings().then(tell)), LOOKING_TIME);
  };
  const callOff = whenLoaded(() => {
    look();
    document.addEventListener('visibilitychange', look, { signal: over.signal });
  });
  return () => {
    over.abort();
    callOff();
    clearTimeout(timer);
  };
}
