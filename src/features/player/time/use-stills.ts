import { useEffect, useState } from 'react';
import { usePlayer, usePlayerContext } from '../use-player';
import { isFilm, sourceOf } from '../use-player-state';
import { type Still, stillsIn } from './storyboard';

export function useStills(isWanted: boolean): readonly Still[] {
  const { sources } = usePlayerContext();
  const source = usePlayer(sourceOf);
  const address = usePlayer(isFilm) ? (sources[source]?.storyboard ?? null) : null;
  const [stills, setStills] = useState<readonly Still[]>([]);
  // Stays set after the pointer leaves the bar, so that hovering again reloads nothing.
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
