import { Reading } from '../../parts/Reading';
import { useRead } from '../../use-read';

const NAMES: Readonly<Record<string, string>> = {
  banners: 'Banners',
  popularMovies: 'Popular Movies, and the first ten as Top 10',
  latestMovies: 'Latest Movies',
  topChannels: 'Top TV Channels',
  freeMovies: 'Free Movies',
  mostLikedMovies: 'Most Liked Movies',
  mostViewedMovies: 'Most Viewed Movies',
};

export function RowsScreen() {
  const read = useRead('Rows', 'rows');
  return (
    <section aria-busy={read.snapshot.hasTag('busy')}>
      <h1>Rows</h1>
      <p>
        Banners, popular and free titles are set in <code>CATALOGUE_FILE</code>. A site folder says
        which rows its home page has.
      </p>
      <Reading read={read} empty="" />
      <ul className="cards">
        {read.answer?.map(({ name, titles }) => (
          <li key={name}>
            <h2>{NAMES[name] ?? name}</h2>
            {titles.length === 0 && <p>Empty</p>}
            <ol>
              {titles.map((title) => (
                <li key={title.id} dir="auto">
                  {title.name}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
