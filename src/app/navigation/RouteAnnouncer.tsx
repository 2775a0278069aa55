import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { retryFrames } from './retry-frames';

/** Announces a new page to screen readers, and moves the focus to its heading. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  const [announced, setAnnounced] = useState('');

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
  }, [pathname]);

  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}

/** Whether nobody has moved the focus since the page opened: it must not be stolen. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main');
}
