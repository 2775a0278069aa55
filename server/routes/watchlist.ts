/** A member's watchlist. */
import { toggleTitle, watchlistOf } from '../accounts/watchlist';
import type { Handlers } from './route';

export const watchlist: Pick<Handlers, 'watchlist' | 'toggleWatchlist'> = {
  async watchlist({ db, member }) {
    return { data: await watchlistOf(db, member.id) };
  },

  async toggleWatchlist({ db, config, member, say, payload: { entertainment_id } }) {
    const isListed = await toggleTitle(db, member.id, entertainment_id, config.now());
    return { message: say(isListed ? 'server.watchlist.added' : 'server.watchlist.removed') };
  },
};
