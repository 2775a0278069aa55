import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../lib/use-is-hydrating';

/**
 * Whether a row above others may be shown: at once if wanted on the first render, later when
 * nothing in view shifts. Once shown, it stays.
 */
export function useShownWithoutShift(isWanted: boolean, isLate: boolean): boolean {
  const isHydrating = useIsHydrating();
  const [isFirst, setIsFirst] = useState(true);
  const [isShown, setIsShown] = useState(false);
  if (isFirst && !isHydrating) {
    setIsFirst(false);
    setIsShown(isWanted && !isLate);
  }
  const mustWait = isWanted && !isShown;
  useEffect(() => {
    if (!mustWait) return;
    const check = () => {
      const next = document.querySelector('[data-rows] > aside')?.getBoundingClientRect();
      if (
        next &&
        (next.top >= window.innerHeight || (next.bottom < 0 && supportsScrollAnchoring()))
      ) {
        setIsShown(true);
      }
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [mustWait]);
  return isShown;
}

function supportsScrollAnchoring(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}
