/**
 * The service worker (docs/performance.md). Caches most documents and hashed files; never handles
 * the API, media or other origins.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forgetOthers, type KeptLanguage, type KeptPage, keep, keepUsed } from './languages';

interface Step extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** `site/service-worker.ts` prepends the `KEPT_` values for each site. */
declare const KEPT_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const KEPT_PAGES: readonly KeptPage[];
declare const KEPT_LANGUAGES: readonly KeptLanguage[];

declare const registration: ServiceWorkerRegistration;

const pagesOf = (pages: readonly KeptPage[], language: KeptLanguage | null) =>
  pages.map(({ pattern, address }) => ({ pattern: new RegExp(pattern), address, language }));
const pages = [
  ...pagesOf(KEPT_PAGES, null),
  ...KEPT_LANGUAGES.flatMap((language) => pagesOf(language.pages, language)),
];
const pageAt = ({ origin, pathname, searchParams }: URL) =>
  origin === location.origin && !searchParams.has('inspect')
    ? pages.find(({ pattern }) => pattern.test(pathname))
    : undefined;

precache([...KEPT_FILES]);
cleanupOutdatedCaches();
addEventListener('install', (event) =>
  (event as Step).waitUntil(
    keepUsed(KEPT_LANGUAGES, (address) => pageAt(new URL(address))?.language),
  ),
);
addEventListener('activate', (event) => (event as Step).waitUntil(forgetOthers(KEPT_LANGUAGES)));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pageAt(url) !== undefined,
  async ({ request, url, event }) => {
    const { address = '', language = null } = pageAt(url) ?? {};
    const kept = () =>
      language ? caches.match(address, { cacheName: language.cache }) : matchPrecache(address);
    // Cached pages are outdated while a new version waits for old tabs to close.
    if (registration.waiting) return fetch(request).catch(async (lost) => (await kept()) ?? lost);
    if (language) event.waitUntil(keep(language));
    return (await kept()) ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/[\w.-]+\.[0-9a-f]{8}\.\w+$/.test(url.pathname),
  // Searches all caches, since languages have caches of their own. A tab may also need files of a
  // waiting version.
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
