import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { notePlace } from '../../lib/history-state';
import { useEntry } from '../../state/use-visit';
import { findOpenedLink, hasOpenedLink, watchOpenedLinks } from './opened-link';
import { watchPage } from './watch-page';

/**
 * Announces a new page to screen readers and focuses its `data-autofocus` element or heading. After
 * Back or Forward, prefers the link that was last followed on that page, if the link was in `main`.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const entry = useEntry();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  const [announced, setAnnounced] = useState('');

  const currentEntry = useEffectEvent(() => entry);
  useEffect(() => watchOpenedLinks(() => currentEntry()), []);
  useEffect(() => notePlace(entry, kind === 'PUSH'), [entry, kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for every new path
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    let given = document.querySelector<HTMLElement>('main');
    given?.focus({ preventScroll: true });
    setAnnounced(document.title);
    const giveFocus = (element: HTMLElement) => {
      const { activeElement } = document;
      const isFree = activeElement === given || activeElement === document.body;
      if (isFree && element !== given) element.focus({ preventScroll: true });
      given = element;
    };
    const isReturn = kind === 'POP' && hasOpenedLink(entry);
    return watchPage(() => {
      const opened = isReturn ? findOpenedLink(entry) : null;
      const heading = document.querySelector<HTMLElement>('main h1');
      const first = document.querySelector<HTMLElement>('main [data-autofocus]') ?? heading;
      const next = opened ?? first;
      if (next) giveFocus(next);
      return opened !== null || (first !== null && !isReturn);
    });
  }, [pathname]);

  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}
