import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { recall, remember } from '../../lib/history-state';
import { useVisit } from '../../state/use-visit';
import { FRAMES_TO_MEASURE, isPageLoaded } from './page-loaded';
import { retryFrames } from './retry-frames';

/**
 * A new page starts at its top, or at the element that its hash names; back, forward and reload
 * restore the scroll position. The router's own `ScrollRestoration` works with data routers only.
 */
export function ScrollRestoration() {
  const { hash } = useLocation();
  const visit = useVisit();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a visit began is told once
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const known = kind === 'POP' ? recall<number>(visit, 'scroll') : undefined;
    // Whoever has scrolled the prerendered page stays there.
    const start = isFirst.current && hash === '' ? window.scrollY : null;
    isFirst.current = false;
    const stop = scrollWhenPossible(() => known ?? start ?? offsetOf(hash));
    const note = () => remember(visit, 'scroll', window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', note);
    };
  }, [visit, hash]);
  return null;
}

/** The offset in px of the element that a hash names; `null` while there is none, 0 without a hash. */
function offsetOf(hash: string): number | null {
  if (hash === '') return 0;
  const element = document.getElementById(hash.slice(1));
  if (!element) return null;
  const { scrollMarginTop } = getComputedStyle(element);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const space =
    (Number.parseFloat(scrollMarginTop) || 0) + (Number.parseFloat(scrollPaddingTop) || 0);
  return Math.max(0, Math.round(element.getBoundingClientRect().top + window.scrollY - space));
}

/**
 * Scrolls again as the page grows, until the offset is reached or the page has loaded and ends
 * before it. An offset other than 0 is held until the lists on the page have measured their rows.
 */
function scrollWhenPossible(offset: () => number | null): () => void {
  let framesHeld = 0;
  return retryFrames(() => {
    const goal = offset();
    const isReached = goal !== null && Math.abs(window.scrollY - goal) <= 1;
    if (!isReached) window.scrollTo(0, goal ?? 0);
    framesHeld = isReached || isPageLoaded() ? framesHeld + 1 : 0;
    return (isReached && goal === 0) || framesHeld > FRAMES_TO_MEASURE;
  });
}
