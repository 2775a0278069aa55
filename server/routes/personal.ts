/** What a member is told beyond what everyone is: their hearts, and a title's films. */
import type { CallName } from '../../contract/calls';
import type { Card } from '../../contract/entities';
import type { Member } from '../accounts/members';
import { titlesOnWatchlist } from '../accounts/watchlist';
import type { BodyOf, RouteRequest } from './route';
import { videosOf } from './title';

type Personal<Name extends CallName> = (
  /** As everyone is answered. Shared: it must not be changed. */
  body: BodyOf<Name>,
  request: Pick<RouteRequest<Name>, 'db' | 'films' | 'params'> & { readonly member: Member },
) => Promise<BodyOf<Name>>;

type Lists =
  | ('popularMovies' | 'latestMovies' | 'topChannels' | 'freeMovies')
  | ('mostLikedMovies' | 'mostViewedMovies' | 'tvShows' | 'movies');

const hearts: Personal<Lists> = async ({ data }, { db, member }) => ({
  data: marked(data, await titlesOnWatchlist(db, member.id)),
});

export const personal: { readonly [Name in CallName]?: Personal<Name> } = {
  popularMovies: hearts,
  latestMovies: hearts,
  topChannels: hearts,
  freeMovies: hearts,
  mostLikedMovies: hearts,
  mostViewedMovies: hearts,
  tvShows: hearts,
  movies: hearts,
  async titleDetails({ data }, { db, films, member, params }) {
    const [video_links, listed] = await Promise.all([
      videosOf(db, params.id).then((links) => Promise.all(links.map(films.signed))),
      titlesOnWatchlist(db, member.id),
    ]);
    const is_watch_list = listed.has(data.id);
    const more_items = marked(data.more_items, listed);
    return { data: { ...data, video_links, is_watch_list, more_items } };
  },
};

function marked(cards: readonly Card[], listed: ReadonlySet<string>): Card[] {
  return cards.map((card) => ({ ...card, is_watch_list: listed.has(card.id) }));
}
