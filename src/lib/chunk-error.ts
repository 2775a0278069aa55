import { logFailure } from './failures';
import { isOffline } from './network';
import { notify } from './notifications';
import { text } from './site/texts';

export function notifyChunkError(error: unknown): void {
  logFailure('a part of the page', error);
  notify({
    tone: 'error',
    message: isOffline() ? text('lib.chunkError.offline') : text('lib.chunkError.online'),
  });
}
