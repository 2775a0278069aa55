/**
 * The service worker (docs/performance.md): the site's documents and hashed files are kept when it is installed, and a
 * second visit is answered from there. It never answers for the API, for media or for pages of other makers.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forgetOthers, type KeptLanguage, type KeptPage, keep, keepUsed } from './languages';

interface Step extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Written in front of this code, site by site (`site/service-worker.ts`). */
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
/** Whoever looks into the running charts sees what the provider sends now. */
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
    // A new version waits until no tab uses this one. Whoever opens a page has it already.
    if (registration.waiting) return fetch(request).catch(async (lost) => (await kept()) ?? lost);
    if (language) event.waitUntil(keep(language));
    return (await kept()) ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/[\w.-]+\.[0-9a-f]{8}\.\w+$/.test(url.pathname),
  // In any cache: the files of a version that waits are there, too.
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
