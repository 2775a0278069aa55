import { useEffect, useEffectEvent, useState } from 'react';

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

interface LazyOptions {
  /** Whether the part is to be loaded and shown; at once, by default. */
  isWanted?: boolean;
  /** By default the error is thrown to the nearest error boundary. */
  onError?: (error: unknown) => void;
}

/**
 * The part, or `null` until its code is loaded. Not `React.lazy`, which may hold back a loaded
 * component for 300 ms.
 */
export function useLazy<Part>(
  { loaded, load }: Lazy<Part>,
  { isWanted = true, onError }: LazyOptions = {},
): Part | null {
  const [part, setPart] = useState(loaded);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const fail = useEffectEvent(onError ?? ((error: unknown) => setFailure({ error })));
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (fetched) => isCurrent && setPart(() => fetched),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  if (failure) throw failure.error;
  return isWanted ? part : null;
}
