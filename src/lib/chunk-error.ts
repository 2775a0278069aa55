import { logFailure } from './log';
import { raiseNotice } from './notifications';

/** Says that a part of the page can't be had. Only a reload fetches it again: browsers remember. */
export function tellLostCode(error: unknown): void {
  logFailure('a part of the page', error);
  raiseNotice({
    tone: 'error',
    message: 'This part of the page could not be loaded. Please reload the page.',
  });
}
