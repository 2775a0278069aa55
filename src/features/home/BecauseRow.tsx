import { text } from '../../lib/site/texts';
import { useWatchedTitles } from '../../state/progress/use-watched';
import type { WatchedTitle } from '../../state/progress/watched';
import { useQuery } from '../../state/use-query';
import { FeedRow } from './FeedRows';
import { useShownWithoutShift } from './use-shown-without-shift';

export function BecauseRow({ isLate }: { isLate: boolean }) {
  const [last] = useWatchedTitles() ?? [];
  const isShown = useShownWithoutShift(last !== undefined, isLate);
  if (!isShown || !last) return null;
  return <Row key={last.titleId} film={last} />;
}

function Row({ film: { titleId, card } }: { film: WatchedTitle }) {
  const { value: details, ...query } = useQuery('Because you watched', 'titleDetails', {
    id: titleId,
  });
  const value = details?.more_items.filter(({ series }) => !series);
  if (query.state === 'empty' || value?.length === 0) return null;
  // The wrapper keeps this row out of `[data-rows] > section`, the selector for feed rows.
  return (
    <div>
      <FeedRow
        heading={text('home.rows.because', { name: card.series?.name ?? card.name })}
        list={{ ...query, value }}
      />
    </div>
  );
}
