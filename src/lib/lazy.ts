import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from './failures';
import { isSavingData } from './network';
import { afterPaint } from './timing/after-paint';

/** A part of the site whose code is a chunk of its own. */
export interface Lazy<Part> {
  /** The part, once its code is loaded. */
  loaded(): Part | null;
  /** Fetches the code once; after a failure, the next call tries again. */
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

/** Fetches the code of what somebody may be about to open; a failure is told when they do. */
export function prefetchCode<Part>({ load, loaded }: Lazy<Part>): void {
  if (loaded() || isSavingData()) return;
  afterPaint()
    .then(load)
    .catch((error: unknown) => logFailure('code ahead of a press', error));
}

interface LazyOptions {
  /** Whether the part is to be loaded and shown. */
  isWanted: boolean;
  onError: (error: unknown) => void;
}

/**
 * The part, or `null` until its code is loaded. Not `React.lazy`, which may hold back a loaded
 * component for 300 ms.
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
    // Paint first: evaluating a module would delay the click's feedback.
    const code = loaded() ? load() : afterPaint().then(load);
    code.then(
      (fetched) => isCurrent && startTransition(() => setPart(() => fetched)),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded, load, isWanted]);
  // Nor is it rendered by the press itself: what has been prefetched comes in slices, too.
  const isShown = useDeferredValue(isWanted);
  return isWanted && isShown ? (part ?? loaded()) : null;
}
