import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

const MARK = 'data-followed';

/**
 * Marks the link that somebody has followed until its page is there. The page is rendered in slices, which may take
 * a moment; the mark answers the press in the next frame.
 */
export function FollowedLink() {
  const { key } = useLocation();
  useEffect(() => {
    // After the router's own handler, which sits at the site's root: an address that is held back is not followed.
    document.addEventListener('click', mark);
    // Whoever goes back before the page is there has another one to wait for, or none.
    addEventListener('popstate', unmark);
    return () => {
      document.removeEventListener('click', mark);
      removeEventListener('popstate', unmark);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is the page that was waited for
  useLayoutEffect(() => unmark(), [key]);
  return null;
}

function mark({ target, defaultPrevented }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leadsAway = link?.href === location.href && !link.getAttribute('href')?.startsWith('#');
  if (!defaultPrevented || !leadsAway) return;
  unmark();
  link.setAttribute(MARK, '');
}

function unmark() {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
}
