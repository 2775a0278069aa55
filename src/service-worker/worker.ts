/**
 * The service worker (docs/performance.md): the site's documents and hashed files are kept when it is installed, and a
 * second visit is answered from there. It never answers for the API, for media or for pages of other makers.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** A page of the site: what its path matches, as the source of a `RegExp`, and whose document answers it. */
export interface KeptPage {
  readonly pattern: string;
  readonly address: string;
}

/** Written in front of this code, site by site (`site/service-worker.ts`). */
declare const KEPT_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const KEPT_PAGES: readonly KeptPage[];
declare const registration: ServiceWorkerRegistration;

const pages = KEPT_PAGES.map(({ pattern, address }) => ({ pattern: new RegExp(pattern), address }));
/** Whoever looks into the running charts sees what the provider sends now. */
const pageAt = ({ origin, pathname, searchParams }: URL) =>
  origin === location.origin && !searchParams.has('inspect')
    ? pages.find(({ pattern }) => pattern.test(pathname))
    : undefined;

precache([...KEPT_FILES]);
cleanupOutdatedCaches();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pageAt(url) !== undefined,
  async ({ request, url }) => {
    const kept = () => matchPrecache(pageAt(url)?.address ?? '');
    // A new version waits until no tab uses this one. Whoever opens a page has it already.
    if (registration.waiting) return fetch(request).catch(async (lost) => (await kept()) ?? lost);
    return (await kept()) ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/[\w.-]+\.[0-9a-f]{8}\.\w+$/.test(url.pathname),
  // In any cache: the files of a version that waits are there, too.
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
