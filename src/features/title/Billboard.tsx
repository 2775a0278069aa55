import type { TitleDetails } from '../../../contract/entities';
import { logFailure } from '../../lib/failures';
import { lazy, useLazy } from '../../lib/lazy';
import { useLeftTitle } from '../../state/progress/use-progress';
import { useSession } from '../../state/use-session';
import { useWatching } from '../player/memory/use-watching';
import { Stage } from '../player/Stage';
import { usePlayer } from '../player/use-player';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { BillboardFrame } from './title-layout';

/** Fetched with the video: nothing comes next before something plays. */
const upNext = lazy(async () => (await import('../player/up-next/UpNext')).UpNext);

/** The film for a member, the trailer for a visitor (spec §4, §6), and what they need to choose it. */
export function Billboard({ title }: { title: TitleDetails }) {
  const { isMember } = useSession();
  return <BillboardOf key={isMember ? 'member' : 'visitor'} title={title} />;
}

/** In the order of use: the name, Play, and what plays. */
function BillboardOf({ title }: { title: TitleDetails }) {
  const player = usePlayer(title, useLeftTitle(title.id)?.position);
  const watching = useWatching(title, player);
  const UpNext = useLazy(upNext, {
    isWanted: player.isFetched && player.isFilm,
    // A film without an offer at its end is better than no film.
    onError: (error) => logFailure('what comes next', error),
  });
  return (
    <BillboardFrame data-watching={player.isWatching || undefined}>
      <Facts title={title}>
        <Actions title={title} player={player} watching={watching} />
      </Facts>
      <Stage
        player={player}
        art={[
          { src: title.backdrop_image, srcset: title.backdrop_srcset },
          { src: title.poster_image },
        ]}
        storyboard={title.video_links[player.source]?.storyboard ?? null}
      >
        {UpNext && <UpNext title={title} player={player} />}
      </Stage>
    </BillboardFrame>
  );
}
