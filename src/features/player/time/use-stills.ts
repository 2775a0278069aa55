import { useEffect, useState } from 'react';
import { type Still, stillsIn } from './storyboard';

/**
 * A film's stills, read once somebody is at the time bar.
 * @param address of a WebVTT file; without one, or when it can't be had, there are none
 */
export function useStills(address: string | null, isWanted: boolean): readonly Still[] {
  const [stills, setStills] = useState<readonly Still[]>([]);
  // A pointer that leaves the bar comes back.
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
        // The bar tells seconds without pictures, too.
        () => undefined,
      );
    return () => leaving.abort();
  }, [wanted]);
  return stills;
}
