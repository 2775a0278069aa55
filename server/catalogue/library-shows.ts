import type { StoredTitle } from '../../library/shape/stored';
import type { LibraryTitle } from '../../library/shape/title';

type Show = NonNullable<LibraryTitle['show']>;

export interface LibraryShow extends Omit<Show, 'season' | 'episode' | 'folder'> {
  readonly episodes: readonly StoredTitle[];
}

export function showsOf(stored: readonly StoredTitle[]): LibraryShow[] {
  const all = stored.filter(({ title }) => title.show);
  return [...new Set(all.map(({ title }) => title.show?.id))].flatMap((id) => {
    const inOrder = all
      .filter(({ title }) => title.show?.id === id)
      .sort((a, b) => placeOf(a) - placeOf(b));
    const first = inOrder[0]?.title;
    if (!first?.show) return [];
    const { season: _, episode: __, folder: ___, ...show } = first.show;
    return [
      {
        ...show,
        description: show.description || first.description,
        release_date: show.release_date ?? first.release_date,
        content_rating: show.content_rating ?? first.content_rating,
        episodes: inOrder,
      },
    ];
  });
}

function placeOf({ title: { show } }: StoredTitle): number {
  const { season = 0, episode = 0 } = show ?? {};
  return (season === 0 ? 1e6 : season) * 1e6 + episode;
}
