import { useEffect, useState } from 'react';
import { type Still, stillsIn } from './storyboard';

/**
 * Fetches a film's stills when the time bar is first used.
 * @param address of a WebVTT file; without it, or if it fails, there are none
 */
export function useStills(address: string | null, isWanted: boolean): readonly Still[] {
  const [stills, setStills] = useState<readonly Still[]>([]);
  // Stays set: a pointer that leaves the bar may return.
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
