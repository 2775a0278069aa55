/** Every call of the contract and who answers it. */
import { castMail } from './cast-mail';
import { lists } from './lists';
import { plans } from './plans';
import { profile } from './profile';
import type { Handlers } from './route';
import { search } from './search';
import { session } from './session';
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
