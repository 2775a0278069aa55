export function details(changes: Record<string, unknown> = {}) {
  return {
    id: 7,
    name: 'Seven Lamps',
    description: 'A lamplighter walks.',
    release_year: 2024,
    language: 'Hindi',
    duration: '02:05',
    imdb_rating: '8.1',
    poster_image: '/media/artwork/101-poster.webp',
    trailer_url: '/media/streams/paper-boats.mp4',
    trailer_url_type: 'mp4',
    video_links: [],
    more_items: [{ id: 8, name: 'Eight Bells', poster_image: '/media/artwork/102-poster.webp' }],
    casts: [{ id: 31, name: 'Mira Sen', profile_image: null, email: 'mira@cast.fin.example' }],
    ...changes,
  };
}
