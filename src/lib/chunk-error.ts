import { logFailure } from './failures';
import { notify } from './notifications';

/**
 * Logs and notifies of a failed lazy import. Browsers cache the failure: only a reload retries it, and
 * that needs a network.
 */
export function notifyChunkError(error: unknown): void {
  logFailure('a part of the page', error);
  notify({
    tone: 'error',
    message: navigator.onLine
      ? 'This part of the page could not be loaded. Please reload the page.'
      : 'You are offline, and this part of the page has not been loaded yet.',
  });
}
