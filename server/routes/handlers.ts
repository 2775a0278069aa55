import { account } from './account';
import { accountEnd } from './account-end';
import { auth } from './auth';
import { castMail } from './cast-mail';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { home } from './home';
import { passkeys } from './passkeys';
import { plans } from './plans';
import { progress } from './progress';
import type { Handlers } from './route';
import { search } from './search';
import { submission } from './submission';
import { title } from './title';
import { views } from './views';
import { watchlist } from './watchlist';

export const handlers: Handlers = {
  ...auth,
  ...home,
  ...catalogue,
  ...title,
  ...search,
  ...watchlist,
  ...progress,
  ...views,
  ...account,
  ...accountEnd,
  ...passkeys,
  ...plans,
  ...checkout,
  ...castMail,
  ...submission,
};
