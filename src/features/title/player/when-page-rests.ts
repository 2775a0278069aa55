import { isSavingData } from '../../../lib/network';
import { whenIdle, whenLoaded } from '../../../lib/timing/when-idle';
import { loadSettings, setting } from '../../../state/device/settings';

/** Milliseconds after which somebody who looks at a title is likely to stay. */
const LOOKING_TIME = 2000;

/**
 * Calls `listener` once the page has loaded, somebody has looked at it for a while, and the browser has nothing else
 * to do; never where data are saved.
 *
 * @returns how to call it off
 */
export function whenPageRests(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalledOff = false;
  const tell = () => {
    const isSaving = isSavingData() || setting('isSavingData');
    if (!isCalledOff && !document.hidden && !isSaving) listener();
  };
  const callOff = whenLoaded(() => {
    timer = setTimeout(() => whenIdle(() => void loadSettings().then(tell)), LOOKING_TIME);
  });
  return () => {
    isCalledOff = true;
    callOff();
    clearTimeout(timer);
  };
}
