/** A member's watchlist. */
import { toggleTitle, watchlistOf } from '../accounts/watchlist';
import type { Handlers } from './route';

export const watchlist: Pick<Handlers, 'watchlist' | 'toggleWatchlist'> = {
  async watchlist({ db, member }) {
    return { data: await watchlistOf(db.reads, member.id) };
  },

  async toggleWatchlist({ db, config, members, member, payload: { entertainment_id } }) {
    const isListed = await toggleTitle(db, member.id, entertainment_id, config.now());
    await members.changed('hearts', member.id);
    return { message: isListed ? 'Added to your watchlist.' : 'Removed from your watchlist.' };
  },
};
