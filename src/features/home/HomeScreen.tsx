import { useState } from 'react';
import { carouselTrack } from '../../components/carousel/RowCards';
import { CarouselOutline } from '../../components/carousel/RowStates';
import { logFailure } from '../../lib/failures';
import { lazy, useLazy } from '../../lib/lazy';
import { hasFeature } from '../../lib/site/settings';
import { sharedStorage } from '../../lib/storage';
import { useSession } from '../../state/use-session';
import { css } from '../../theme/css' with { type: 'macro' };
import { AdSlot } from './ad/AdSlot';
import { FeedRows } from './FeedRows';
import { Hero } from './Hero';
import { MoreRows } from './MoreRows';
import { homeRows } from './rows';
import { useHome } from './use-home';

const ownRows = lazy(async () => (await import('./OwnRows')).OwnRows);
const logOwnRows = (error: unknown) => logFailure('the rows of what was watched', error);

export async function loadRows(): Promise<void> {
  carouselTrack.load().catch(() => undefined);
  if (!['fin.positions', 'fin.watched'].some((key) => sharedStorage.read(key) !== null)) return;
  await ownRows.load().catch(logOwnRows);
}

export function HomeScreen() {
  const { isMember } = useSession();
  const [isLate] = useState(() => ownRows.loaded() === null);
  const OwnRows = useLazy(ownRows, { isWanted: isMember, onError: logOwnRows });
  const { owner, shown, isComplete, isFooterShown, more } = useHome();
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
        data-rows
      >
        {OwnRows && <OwnRows isLate={isLate} />}
        {hasFeature('ad') && <AdSlot />}
        <FeedRows shown={shown} owner={owner} />
        {/* The `key` remounts the outline, since moving it down would count as a layout shift. */}
        {shown < homeRows().length && <CarouselOutline key={shown} />}
        {!isComplete && <MoreRows onPress={more} />}
      </div>
    </>
  );
}
