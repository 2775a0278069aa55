/** The seven carousels in their order (spec §2), the name of each one's chart, and the call that fills it. */
export const rows = [
  { use: 'Top 10', heading: 'common.topTen', call: 'popularMovies' },
  { use: 'Latest Movies', heading: 'home.rows.latest', call: 'latestMovies' },
  { use: 'Popular Movies', heading: 'home.rows.popular', call: 'popularMovies' },
  { use: 'Top TV Channels', heading: 'home.rows.channels', call: 'topChannels' },
  { use: 'Free Movies', heading: 'home.rows.free', call: 'freeMovies' },
  { use: 'Most Liked Movies', heading: 'home.rows.mostLiked', call: 'mostLikedMovies' },
  { use: 'Most Viewed Movies', heading: 'home.rows.mostViewed', call: 'mostViewedMovies' },
] as const;
