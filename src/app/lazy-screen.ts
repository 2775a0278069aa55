import type { ComponentType } from 'react';
import { type Lazy, lazy } from '../lib/lazy';
import { tabStorage } from '../lib/storage';

const RELOADED = 'fin.reloaded';

/**
 * A screen whose code is loaded when its page is asked for. Browsers remember a failed import until
 * the page is loaded anew, so one reload is tried; if that doesn't help, `load` rejects.
 */
export function lazyScreen(fetchCode: () => Promise<ComponentType>): Lazy<ComponentType> {
  return lazy(async () => {
    const screen = await fetchCode().catch(reloadOnce);
    tabStorage.remove(RELOADED);
    return screen;
  });
}

/**
 * Without storage there is no telling whether a reload was tried, and without a network it would
 * end on the browser's own page: then none is.
 */
function reloadOnce(error: unknown): Promise<never> {
  const mayReload =
    navigator.onLine && tabStorage.read(RELOADED) === null && tabStorage.write(RELOADED, true);
  if (!mayReload) throw error;
  window.location.reload();
  return new Promise(() => {});
}
