import type { QueryName } from '../../../contract/calls';
import type { Card, TitleDetails } from '../../../contract/entities';
import { filterAnswers } from '../../api/client';
import { forgetAnswersOf } from '../../api/query-cache';
import { ageLimit, isAllowed, watchKidsMode } from './kids-mode';

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
  /** Not filtered here, since `allowedIn` filters the stored positions when they are shown. */
  progress: null,
  accountExport: null,
  accountDeletion: null,
};

type Rated = Pick<Card, 'content_rating'> & { data?: Rated };

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

function titleIn(title: TitleDetails): TitleDetails | undefined {
  if (!isAllowed(title.content_rating)) return undefined;
  const seasons = title.seasons
    ?.map(({ number, episodes }) => ({ number, episodes: titlesIn(episodes) }))
    .filter(({ episodes }) => episodes.length > 0);
  return { ...title, more_items: titlesIn(title.more_items), ...(seasons && { seasons }) };
}
