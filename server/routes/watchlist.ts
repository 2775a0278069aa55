import { toggleTitle, watchlistOf } from '../accounts/watchlist';
import type { Handlers } from './route';
import { wordsFor } from './words';

export const watchlist: Pick<Handlers, 'watchlist' | 'toggleWatchlist'> = {
  async watchlist(request) {
    const { db, member } = request;
    return { data: await watchlistOf(db, await wordsFor(request), member.id) };
  },

  async toggleWatchlist({ db, config, member, translate, payload: { entertainment_id } }) {
    const isListed = await toggleTitle(db, member.id, entertainment_id, config.now());
    return { message: translate(isListed ? 'server.watchlist.added' : 'server.watchlist.removed') };
  },
};
