import { catalogueHandlers } from './catalogue';
import { figureHandlers } from './figures';
import { logHandlers } from './log';
import { mailHandlers } from './mails';
import { memberHandlers } from './members';
import { orderHandlers } from './orders';
import type { DeskHandlers } from './request';
import { submissionHandlers } from './submissions';
import { subscriptionHandlers } from './subscriptions';
import { tokenHandlers } from './tokens';

export const deskHandlers: DeskHandlers = {
  ...submissionHandlers,
  ...catalogueHandlers,
  ...figureHandlers,
  ...memberHandlers,
  ...orderHandlers,
  ...subscriptionHandlers,
  ...mailHandlers,
  ...logHandlers,
  ...tokenHandlers,
};
