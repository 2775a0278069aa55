/** Replaces `worker.ts` if the operator turns off the service worker. */
export {};

declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

interface Step extends Event {
  waitUntil(work: Promise<unknown>): void;
}

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', (event) => (event as Step).waitUntil(skipWaiting()));
addEventListener('activate', (event) => (event as Step).waitUntil(end()));
