import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { isOffline, isSavingData } from '../../lib/network';
import { afterPaint } from '../../lib/timing/after-paint';

const DWELL_MS = 80;

const prefetcher = lazy(async () => (await import('./prefetch-page')).pagePrefetcher());

export function startPrefetch(): void {
  let aim: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const aimAt = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === aim) return;
    aim = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(prefetch, DWELL_MS, link);
  };
  const aimNow = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) afterPaint().then(() => prefetch(link));
  };
  document.addEventListener('pointerover', aimAt);
  document.addEventListener('focusin', aimAt);
  document.addEventListener('pointerdown', aimNow);
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin ? link : null;
}

function prefetch(link: HTMLAnchorElement): void {
  if (isSavingData() || isOffline()) return;
  prefetcher.load().then(
    (prefetchPage) => prefetchPage(link),
    (error: unknown) => logFailure('prefetching', error),
  );
}
