/**
 * Screens whose code is loaded when their page is asked for. A failed import stays failed until
 * the page is loaded anew, so one reload is tried; if that doesn't help, the error is shown.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyScreen {
  Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead of the page. */
  load(): Promise<{ default: ComponentType }>;
}

const RELOADED = 'fin.reloaded';

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<{ default: ComponentType }> | null = null;
  const loadOnce = () => {
    loading ??= load().then((screen) => {
      sessionStorage.removeItem(RELOADED);
      return { default: screen };
    }, reloadOnce);
    return loading;
  };
  return { Screen: lazy(loadOnce), load: loadOnce };
}

function reloadOnce(error: unknown): Promise<never> {
  if (sessionStorage.getItem(RELOADED)) throw error;
  sessionStorage.setItem(RELOADED, '1');
  window.location.reload();
  return new Promise(() => {});
}
