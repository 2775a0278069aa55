/** The seven carousels in their order (spec §2), and the call that fills each. */
export const rows = [
  { heading: 'Top 10', call: 'popularMovies' },
  { heading: 'Latest Movies', call: 'latestMovies' },
  { heading: 'Popular Movies', call: 'popularMovies' },
  { heading: 'Top TV Channels', call: 'topChannels' },
  { heading: 'Free Movies', call: 'freeMovies' },
  { heading: 'Most Liked Movies', call: 'mostLikedMovies' },
  { heading: 'Most Viewed Movies', call: 'mostViewedMovies' },
] as const;
