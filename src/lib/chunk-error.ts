import { logFailure } from './log';
import { notify } from './notifications';

/** Says that a part of the page can't be had. Only a reload fetches it again: browsers remember. */
export function notifyChunkError(error: unknown): void {
  logFailure('a part of the page', error);
  notify({
    tone: 'error',
    message: 'This part of the page could not be loaded. Please reload the page.',
  });
}
