import { logFailure } from './failures';
import { isOffline } from './network';
import { notify } from './notifications';
import { text } from './site/texts';

/** Reports a failed lazy import. Some browsers cache the failure until the page reloads. */
export function notifyChunkError(error: unknown): void {
  logFailure('a part of the page', error);
  notify({
    tone: 'error',
    message: isOffline() ? text('lib.chunkError.offline') : text('lib.chunkError.online'),
  });
}
