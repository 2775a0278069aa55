/** A handler for each call of the desk: a call without one does not compile. */
import { catalogueHandlers } from './catalogue';
import { figureHandlers } from './figures';
import { logHandlers } from './log';
import { memberHandlers } from './members';
import type { DeskHandlers } from './request';
import { submissionHandlers } from './submissions';
import { tokenHandlers } from './tokens';

export const deskHandlers: DeskHandlers = {
  ...submissionHandlers,
  ...catalogueHandlers,
  ...figureHandlers,
  ...memberHandlers,
  ...logHandlers,
  ...tokenHandlers,
};
