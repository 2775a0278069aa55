/** Registers the service worker (docs/performance.md), once nothing else waits for the network. */
import { logFailure } from '../lib/failures';
import { isSavingData } from '../lib/network';
import { whenIdle, whenLoaded } from '../lib/timing/when-idle';

const ADDRESS = '/service-worker.js';

/** The policy that the page's Content-Security-Policy names (`trusted-types`). */
const POLICY = 'fin-service-worker';

/** After the page's load and when it is idle; never where data are saved, nor under `npm run dev`. */
export function startServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (process.env.NODE_ENV !== 'production' || !serviceWorker || isSavingData()) return;
  const register = () => {
    serviceWorker.register(trusted()).catch((error) => logFailure('the service worker', error));
  };
  whenLoaded(() => whenIdle(register));
}

function trusted(): string {
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}
