/** Search results, and suggestions while typing. */
import type { Suggestion } from '../../contract/entities';
import { titlesOnWatchlist } from '../accounts/watchlist';
import type { Services } from '../services';
import { findableTitles, searchTitles } from '../titles/search';
import { withHearts } from './personal';
import type { Handlers } from './route';

const RESULTS = 200;
const SUGGESTIONS = 10;

export const search: Pick<Handlers, 'search' | 'suggestions'> = {
  async search({ params, member, ...services }) {
    const [titles, listed] = await Promise.all([
      titlesOf(services),
      titlesOnWatchlist(services.db, member.id),
    ]);
    const found = searchTitles(titles, params.search, RESULTS).map(({ card }) => card);
    return { movieList: withHearts(found, listed) };
  },

  async suggestions({ params, ...services }) {
    const found = searchTitles(await titlesOf(services), params.query, SUGGESTIONS);
    return found.map(
      ({ card, reason }): Suggestion => ({
        ...{ id: card.id, name: card.name, reason },
        content_rating: card.content_rating ?? undefined,
      }),
    );
  },
};

async function titlesOf({ db, catalogue }: Pick<Services, 'db' | 'catalogue'>) {
  return (await catalogue.get('findable titles', () => findableTitles(db))).body;
}
