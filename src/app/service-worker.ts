import { logFailure } from '../lib/failures';
import { isSavingData } from '../lib/network';
import { whenIdle, whenLoaded } from '../lib/timing/when-idle';

const ADDRESS = '/service-worker.js';

const POLICY = 'fin-service-worker';

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
