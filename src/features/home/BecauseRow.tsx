import { text } from '../../lib/site/texts';
import { useWatchedTitles } from '../../state/progress/use-watched';
import type { WatchedTitle } from '../../state/progress/watched';
import { useQuery } from '../../state/use-query';
import { FeedRow } from './FeedRows';
import { useRoom } from './use-room';

/** What is like the film that a member finished last; nothing at all where there is none. */
export function BecauseRow({ isLate }: { isLate: boolean }) {
  const [last] = useWatchedTitles() ?? [];
  const isShown = useRoom(last !== undefined, isLate);
  if (!isShown || !last) return null;
  return <Row key={last.titleId} film={last} />;
}

function Row({ film: { titleId, card } }: { film: WatchedTitle }) {
  const { value: details, ...query } = useQuery('Because you watched', 'titleDetails', {
    id: titleId,
  });
  const value = details?.more_items.filter(({ series }) => !series);
  if (query.state === 'empty' || value?.length === 0) return null;
  // In a box of its own: the rows of the page are counted.
  return (
    <div>
      <FeedRow
        heading={text('home.rows.because', { name: card.series?.name ?? card.name })}
        list={{ ...query, value }}
      />
    </div>
  );
}
