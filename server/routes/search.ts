import type { Suggestion } from '../../contract/entities';
import { titlesOnWatchlist, withWatchlistFlags } from '../accounts/watchlist';
import type { Services } from '../services';
import type { Translate } from '../texts';
import { findableTitles, type Reason, searchTitles } from '../titles/search';
import type { Handlers } from './route';
import { wordsFor } from './words';

const RESULTS = 200;
const SUGGESTIONS = 10;

export const search: Pick<Handlers, 'search' | 'suggestions'> = {
  async search(request) {
    const { db, params, member } = request;
    const [titles, listed] = await Promise.all([
      titlesOf(request),
      titlesOnWatchlist(db, member.id),
    ]);
    const found = searchTitles(titles, params.search, RESULTS).map(({ card }) => card);
    return { movieList: withWatchlistFlags(found, listed) };
  },

  async suggestions(request) {
    const { params, translate } = request;
    const found = searchTitles(await titlesOf(request), params.query, SUGGESTIONS);
    return found.map(
      ({ card, reason }): Suggestion => ({
        id: card.id,
        name: card.name,
        lang: card.lang,
        reason: reason && inWords(reason, translate),
        reason_lang: reason?.lang,
        content_rating: card.content_rating ?? undefined,
      }),
    );
  },
};

type Asking = Pick<Services, 'db' | 'catalogue'> & { readonly language: string };

async function titlesOf(asking: Asking) {
  const { db, catalogue, language } = asking;
  const find = async () => findableTitles(db, await wordsFor(asking), language);
  return (await catalogue.get(`findable titles ${language}`, find)).body;
}

function inWords({ of, name }: Reason, translate: Translate): string {
  return of === 'cast' ? translate('server.search.withCast', { name }) : name;
}
