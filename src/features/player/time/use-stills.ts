import { useEffect, useState } from 'react';
import { type Still, stillsIn } from './storyboard';

/**
 * Fetches a film's storyboard once the time bar is first used.
 * @param address URL of a WebVTT file; `null` for none
 * @returns an empty array until loaded, or if the request fails
 */
export function useStills(address: string | null, isWanted: boolean): readonly Still[] {
  const [stills, setStills] = useState<readonly Still[]>([]);
  // Stays set after the pointer leaves the bar, so that the storyboard loads only once.
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
        () => undefined,
      );
    return () => leaving.abort();
  }, [wanted]);
  return stills;
}
