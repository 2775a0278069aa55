import { type ComponentType, useEffect, useState } from 'react';

/** A screen whose code is loaded when its page is asked for. */
export interface LazyScreen {
  /** The screen, once its code is there. */
  loaded(): ComponentType | null;
  /** Fetches the code, once. */
  load(): Promise<ComponentType>;
}

const RELOADED = 'fin.reloaded';

/**
 * A failed import stays failed until the page is loaded anew, so one reload is tried; if that
 * doesn't help, `load` rejects.
 */
export function lazyScreen(fetchCode: () => Promise<ComponentType>): LazyScreen {
  let screen: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  return {
    loaded: () => screen,
    load() {
      loading ??= fetchCode().then((fetched) => {
        screen = fetched;
        forgetReload();
        return fetched;
      }, reloadOnce);
      return loading;
    },
  };
}

/**
 * The screen of a page, or `null` while its code is on its way. Shown as soon as it is there:
 * `React.lazy` would hold it back for 300 ms.
 * @throws {Error} when the code can't be had
 */
export function useScreen({ loaded, load }: LazyScreen): ComponentType | null {
  const [Screen, setScreen] = useState(loaded);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    load().then(
      (screen) => setScreen(() => screen),
      (error: unknown) => setFailure({ error }),
    );
  }, [load]);
  if (failure) throw failure.error;
  return Screen;
}

/**
 * Without storage there is no telling whether a reload was tried, and without a network it would
 * end on the browser's own page: then none is.
 */
function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine) throw error;
  try {
    if (sessionStorage.getItem(RELOADED)) throw error;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    throw error;
  }
  window.location.reload();
  return new Promise(() => {});
}

function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Closed storage holds nothing to remove.
  }
}
