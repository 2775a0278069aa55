import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { findOpenedLink, hasOpenedLink, watchOpenedLinks } from './opened-link';
import { FRAMES_TO_MEASURE, isPageLoaded } from './page-loaded';
import { retryFrames } from './retry-frames';

/**
 * Announces a new page to screen readers, and moves the focus to its heading, or to what the page gives it
 * to (`data-autofocus`); after Back or Forward, to the link by which the page was left.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  const [announced, setAnnounced] = useState('');

  const entryKey = useEffectEvent(() => key);
  useEffect(() => watchOpenedLinks(() => entryKey()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    setAnnounced(document.title);
    const isReturn = kind === 'POP' && hasOpenedLink(key);
    let framesLoaded = 0;
    return retryFrames(() => {
      const opened = isReturn ? findOpenedLink(key) : null;
      if (opened && isFocusFree()) opened.focus({ preventScroll: true });
      if (opened) return true;
      framesLoaded = isPageLoaded() ? framesLoaded + 1 : 0;
      if (isReturn && framesLoaded <= FRAMES_TO_MEASURE) return false;
      const heading = document.querySelector<HTMLElement>('main h1');
      const first = document.querySelector<HTMLElement>('main [data-autofocus]') ?? heading;
      if (isFocusFree()) first?.focus({ preventScroll: true });
      return first !== null;
    });
  }, [pathname]);

  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}

/** Whether nobody has moved the focus since the page opened: it must not be stolen. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main');
}
