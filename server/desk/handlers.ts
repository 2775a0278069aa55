/** A handler for each call of the desk: a call without one does not compile. */
import { logHandlers } from './log';
import type { DeskHandlers } from './request';
import { submissionHandlers } from './submissions';
import { tokenHandlers } from './tokens';

export const deskHandlers: DeskHandlers = {
  ...submissionHandlers,
  ...logHandlers,
  ...tokenHandlers,
};
