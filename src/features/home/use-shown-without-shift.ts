import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../lib/use-is-hydrating';

/**
 * Returns whether a row can appear without a visible layout shift.
 * - On the first render after hydration, it is true if `isWanted` and not `isLate`.
 * - Later, if `isWanted`, it becomes true once the first ad or feed row is below the viewport. In
 *   browsers with scroll anchoring, it also becomes true once that row is above the viewport.
 * - Once true, it stays true.
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
      const next = document
        .querySelector('[data-rows] > :is(aside, section)')
        ?.getBoundingClientRect();
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
