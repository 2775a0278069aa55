/**
 * After a reload, React Router restores the scroll position before the page's lists have loaded.
 * This scrolls on as the page grows, until `top` (in pixels) is reached or the user acts.
 */
export function scrollOnTo(top: number): void {
  const { href } = location;
  const over = new AbortController();
  const growth = new ResizeObserver(() => {
    if (location.href !== href) return over.abort();
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) over.abort();
  });
  growth.observe(document.body);
  over.signal.addEventListener('abort', () => growth.disconnect());
  for (const act of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(act, () => over.abort(), { signal: over.signal, capture: true });
  }
}
