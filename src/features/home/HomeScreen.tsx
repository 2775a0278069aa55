import { useState } from 'react';
import { CarouselOutline } from '../../components/carousel/CarouselOutline';
import { logFailure } from '../../lib/failures';
import { useLazy } from '../../lib/lazy';
import { useQuery } from '../../state/use-query';
import { useSession } from '../../state/use-session';
import { css } from '../../theme/css' with { type: 'macro' };
import { AdSlot } from './ad/AdSlot';
import { continueRow } from './continue/lazy-row';
import { FeedRow, QueryRow } from './FeedRow';
import { Hero } from './Hero';
import { rowsMark } from './home.actors';
import { MoreRows } from './MoreRows';
import { rows } from './rows';
import { useHome } from './use-home';

const TOP = 10;

/** /browse: the hero, an ad, then carousels that appear as one scrolls (spec §2). */
export function HomeScreen() {
  const { isMember } = useSession();
  const [isRowLate] = useState(() => continueRow.loaded() === null);
  const ContinueRow = useLazy(continueRow, {
    isWanted: isMember,
    onError: (error) => logFailure('the films begun', error),
  });
  const { owner, shown, isComplete, isFooterShown, more } = useHome();
  // One call serves Top 10 and Popular Movies.
  const popular = useQuery('Popular Movies', 'popularMovies', {}, owner);
  return (
    <>
      <Hero />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { base: '8', md: '12' },
          px: 'edge',
          py: '8',
        })}
        data-unfolding={isFooterShown ? undefined : ''}
        {...rowsMark}
      >
        <AdSlot />
        {ContinueRow && <ContinueRow isLate={isRowLate} />}
        {rows.slice(0, shown).map(({ heading, call }, index) => {
          if (call !== 'popularMovies') {
            return <QueryRow key={heading} heading={heading} call={call} owner={owner} />;
          }
          const isTop = index === 0;
          return (
            <FeedRow
              key={heading}
              heading={heading}
              cards={isTop ? popular.value?.slice(0, TOP) : popular.value}
              state={popular.state}
              isStalled={popular.isStalled}
              onRetry={popular.retry}
              isRanked={isTop}
            />
          );
        })}
        {/* A new one for each load: an outline that moved down would count as a layout shift. */}
        {shown < rows.length && <CarouselOutline key={shown} testId="more" />}
        {!isComplete && <MoreRows onPress={more} />}
      </div>
    </>
  );
}
