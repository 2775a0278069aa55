/** Where kids mode is kept: whatever the provider answers passes here before a screen or the cache has it. */
import type { QueryName } from '../../../contract/calls';
import type { Card, TitleDetails } from '../../../contract/entities';
import { filterAnswers } from '../../api/client';
import { forgetAnswersOf } from '../../api/query-cache';
import { ageLimit, isAllowed, watchKidsMode } from './kids-mode';

/** What each query answers with: a list of titles, one title, or none. */
const holds: Readonly<Record<QueryName, 'titles' | 'title' | null>> = {
  banners: 'titles',
  popularMovies: 'titles',
  latestMovies: 'titles',
  topChannels: 'titles',
  freeMovies: 'titles',
  mostLikedMovies: 'titles',
  mostViewedMovies: 'titles',
  tvShows: 'titles',
  movies: 'titles',
  watchlist: 'titles',
  suggestions: 'titles',
  search: 'titles',
  titleDetails: 'title',
  genres: null,
  plans: null,
  activeSubscription: null,
  paymentDetails: null,
  sessions: null,
  passkeys: null,
  passkeyCreation: null,
  passkeyRequest: null,
  readInvitation: null,
  /** Compared with what is kept here, which `positions` hides. */
  progress: null,
  accountExport: null,
  accountDeletion: null,
};

/** A banner's facts stand in its `data`. */
type Rated = Pick<Card, 'content_rating'> & { data?: Rated };

/** Before the first call is made. */
export function startKidsMode(): void {
  filterAnswers((name, answer) => {
    if (ageLimit() === null) return answer;
    const kind = holds[name as QueryName];
    if (kind === 'titles') return titlesIn(answer as readonly Rated[]);
    return kind === 'title' ? titleIn(answer as TitleDetails) : answer;
  });
  let limit = ageLimit();
  watchKidsMode(() => {
    if (limit === ageLimit()) return;
    limit = ageLimit();
    forgetAnswersOf((name) => holds[name] !== null);
  });
}

function titlesIn<Title extends Rated>(titles: readonly Title[]): Title[] {
  return titles.filter((title) => isAllowed((title.data ?? title).content_rating));
}

/** A title that is not allowed is nothing. */
function titleIn(title: TitleDetails): TitleDetails | undefined {
  if (!isAllowed(title.content_rating)) return undefined;
  const seasons = title.seasons
    ?.map(({ number, episodes }) => ({ number, episodes: titlesIn(episodes) }))
    .filter(({ episodes }) => episodes.length > 0);
  return { ...title, more_items: titlesIn(title.more_items), ...(seasons && { seasons }) };
}
