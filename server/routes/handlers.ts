/** Every call of the contract and who answers it. */

import { profile } from './account';
import { session } from './auth';
import { castMail } from './cast-mail';
import { lists } from './catalogue';
import { plans } from './plans';
import type { Handlers } from './route';
import { search } from './search';
import { submission } from './submission';
import { title } from './title';
import { watchlist } from './watchlist';

export const handlers: Handlers = {
  ...lists,
  ...title,
  ...search,
  ...watchlist,
  ...session,
  ...profile,
  ...castMail,
  ...submission,
  ...plans,
};
