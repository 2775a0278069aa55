import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { recall, remember } from '../../lib/history-state';
import { retryFrames } from './retry-frames';

/** In frames. */
const FRAMES_TO_MEASURE = 15;

/**
 * What a document's browser does by itself and a single page must do again: a new page starts at
 * its top or at the part that its address names, takes the focus to its heading and is announced;
 * back, forward and reload find the place where it was left.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const known = kind === 'POP' ? recall<number>(location.key, 'scroll') : undefined;
    const stop = scrollWhenPossible(() => known ?? placeOf(location.hash));
    const note = () => remember(location.key, 'scroll', window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', note);
    };
  }, [location.key, location.hash, kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    setAnnounced(document.title);
    return retryFrames(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (isFocusFree()) heading?.focus({ preventScroll: true });
      return heading !== null;
    });
  }, [location.pathname]);

  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}

/** Whether nobody has put the focus anywhere since the page began: it is not to be stolen. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main');
}

/** Where the element that a hash names begins; `null` while there is none, 0 without a hash. */
function placeOf(hash: string): number | null {
  if (hash === '') return 0;
  const element = document.getElementById(hash.slice(1));
  if (!element) return null;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return Math.max(0, Math.round(element.getBoundingClientRect().top + window.scrollY - margin));
}

/**
 * Scrolls to a place, again as the page grows, until it is reached, or the page is whole and ends
 * before it. A place further down is held until the lists on the page have measured themselves.
 */
function scrollWhenPossible(where: () => number | null): () => void {
  let framesHeld = 0;
  return retryFrames(() => {
    const place = where();
    const isThere = place !== null && Math.abs(window.scrollY - place) <= 1;
    if (!isThere) window.scrollTo(0, place ?? 0);
    framesHeld = isThere || isWhole() ? framesHeld + 1 : 0;
    return (isThere && place === 0) || framesHeld > FRAMES_TO_MEASURE;
  });
}

/** Whether nothing on the page is still on its way. */
function isWhole(): boolean {
  return (
    document.querySelector('main') !== null && !document.querySelector('main [aria-busy=true]')
  );
}
