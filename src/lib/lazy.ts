import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from './failures';
import { isSavingData } from './network';
import { afterPaint } from './timing/after-paint';

export interface Lazy<Part> {
  loaded(): Part | null;
  load(): Promise<Part>;
}

export function lazy<Part>(fetchCode: () => Promise<Part>): Lazy<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  return {
    loaded: () => part,
    load() {
      loading ??= fetchCode().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

export function prefetchCode<Part>({ load, loaded }: Lazy<Part>): void {
  if (loaded() || isSavingData()) return;
  afterPaint()
    .then(load)
    .catch((error: unknown) => logFailure('code ahead of a press', error));
}

interface LazyOptions {
  isWanted: boolean;
  onError: (error: unknown) => void;
}

/**
 * Replaces `React.lazy`, since Suspense may delay a loaded component by up to 300 ms. Defers
 * evaluating and rendering the code, since both could delay a click's feedback.
 */
export function useLazy<Part>(
  { loaded, load }: Lazy<Part>,
  { isWanted, onError }: LazyOptions,
): Part | null {
  const [part, setPart] = useState(loaded);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const code = loaded() ? load() : afterPaint().then(load);
    code.then(
      (fetched) => isCurrent && startTransition(() => setPart(() => fetched)),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded, load, isWanted]);
  const isShown = useDeferredValue(isWanted);
  return isWanted && isShown ? (part ?? loaded()) : null;
}
