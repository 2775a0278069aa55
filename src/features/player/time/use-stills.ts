import { useEffect, useState } from 'react';
import { type Still, stillsIn } from './storyboard';

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
