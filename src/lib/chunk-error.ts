import { logFailure } from './failures';
import { isOffline } from './network';
import { notify } from './notifications';

/**
 * Logs and notifies of a failed lazy import. Browsers cache the failure: only a reload retries it, and
 * that needs a network.
 */
export function notifyChunkError(error: unknown): void {
  logFailure('a part of the page', error);
  notify({
    tone: 'error',
    message: isOffline()
      ? "You're offline, and this part of the page hasn't been loaded yet."
      : 'This part of the page could not be loaded. Please reload the page.',
  });
}
