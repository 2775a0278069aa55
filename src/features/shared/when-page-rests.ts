import { isSavingData } from '../../lib/network';
import { whenIdle, whenLoaded } from '../../lib/timing/when-idle';
import { loadSettings, setting } from '../../state/device/settings';

/** Milliseconds after which a visitor is likely to stay on a title. */
const LOOKING_TIME = 2000;

/**
 * Calls `listener` 2 s after load, when the tab is visible and the browser idle; never with
 * `Save-Data`.
 * In a background tab, the time starts when the tab becomes visible.
 * @returns a function that cancels the call
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
