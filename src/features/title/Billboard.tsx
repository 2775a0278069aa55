import type { ReactNode } from 'react';
import type { TitleDetails } from '../../../contract/entities';
import { logFailure } from '../../lib/failures';
import { lazy, useLazy } from '../../lib/lazy';
import { useSession } from '../../state/use-session';
import { useWatching } from '../player/memory/use-watching';
import { Stage } from '../player/Stage';
import { usePageOfPlayer } from '../player/use-page';
import { PlayerContext, type PlayerState, usePlayer } from '../player/use-player';
import { isFetched, isFilm, isWatching } from '../player/use-player-state';
import { useTitlePlayer } from '../player/use-title-player';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { BillboardFrame } from './title-layout';

const upNext = lazy(async () => (await import('../player/up-next/UpNext')).UpNext);

interface BillboardProps {
  title: TitleDetails;
  play?: ReactNode;
  showLink?: ReactNode;
  children?: ReactNode;
}

/** Remounts the player when the viewer gains or loses access to the film (spec §4, §6). */
export function Billboard(props: BillboardProps) {
  const { isMember } = useSession();
  const mayWatch = isMember && !props.title.needs_confirmed_email;
  return <BillboardWithPlayer key={mayWatch ? 'film' : 'trailer'} {...props} />;
}

function BillboardWithPlayer(props: BillboardProps) {
  return (
    <PlayerContext value={useTitlePlayer(props.title)}>
      <BillboardContent {...props} />
    </PlayerContext>
  );
}

const trailerEnd = lazy(async () => (await import('./TrailerEnd')).TrailerEnd);

const mayEnd = (state: PlayerState) => isFetched(state) && isFilm(state);

function BillboardContent({ title, play, showLink, children }: BillboardProps) {
  usePageOfPlayer();
  const watching = useWatching(title);
  const UpNext = useLazy(upNext, {
    isWanted: usePlayer(mayEnd),
    onError: (error) => logFailure('what comes next', error),
  });
  const { isMember } = useSession();
  const TrailerEnd = useLazy(trailerEnd, {
    isWanted: usePlayer(isFetched) && !isMember,
    onError: (error) => logFailure('what follows a trailer', error),
  });
  return (
    <BillboardFrame data-watching={usePlayer(isWatching) || undefined}>
      <Facts title={title} showLink={showLink}>
        {children}
        <Actions title={title} watching={watching} playShow={play} />
      </Facts>
      <Stage
        art={[
          { src: title.backdrop_image, srcset: title.backdrop_srcset },
          { src: title.poster_image },
        ]}
      >
        {UpNext && <UpNext title={title} />}
        {TrailerEnd && <TrailerEnd />}
      </Stage>
    </BillboardFrame>
  );
}
