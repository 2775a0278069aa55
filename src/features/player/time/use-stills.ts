import { useEffect, useState } from 'react';
import { type Still, stillsIn } from './storyboard';

/**
 * Fetches a film's stills when the time bar is first used.
 * @param address URL of a WebVTT file; there are no stills if `null` or if the request fails
 */
export function useStills(address: string | null, isWanted: boolean): readonly Still[] {
  const [stills, setStills] = useState<readonly Still[]>([]);
  // Kept after the pointer leaves the bar, since it may return.
  const [wanted, setWanted] = useState<string | null>(null);
  if (isWanted && wanted !== address) setWanted(address);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const { href } = new URL(wanted, window.location.href);
    fetch(href, { signal: leaving.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then(
        (text) => setStills(stillsIn(text, href)),
        // The time bar works without stills.
        () => undefined,
      );
    return () => leaving.abort();
  }, [wanted]);
  return stills;
}
