import { ROW_NAMES, siteSettings } from '../../lib/site/settings';

const all = [
  { name: 'top10', use: 'Top 10', heading: 'common.topTen', call: 'popularMovies' },
  { name: 'latestMovies', use: 'Latest Movies', heading: 'home.rows.latest', call: 'latestMovies' },
  {
    name: 'popularMovies',
    use: 'Popular Movies',
    heading: 'home.rows.popular',
    call: 'popularMovies',
  },
  {
    name: 'topChannels',
    use: 'Top TV Channels',
    heading: 'home.rows.channels',
    call: 'topChannels',
  },
  { name: 'freeMovies', use: 'Free Movies', heading: 'home.rows.free', call: 'freeMovies' },
  {
    name: 'mostLikedMovies',
    use: 'Most Liked Movies',
    heading: 'home.rows.mostLiked',
    call: 'mostLikedMovies',
  },
  {
    name: 'mostViewedMovies',
    use: 'Most Viewed Movies',
    heading: 'home.rows.mostViewed',
    call: 'mostViewedMovies',
  },
] as const satisfies readonly { name: (typeof ROW_NAMES)[number]; [more: string]: string }[];

export function homeRows() {
  const wanted = siteSettings().rows ?? ROW_NAMES;
  return wanted.flatMap((name) => all.filter((row) => row.name === name));
}
