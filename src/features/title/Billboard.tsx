import type { TitleDetails } from '../../../contract/entities';
import { useLeftTitle } from '../../state/progress/use-progress';
import { useSession } from '../../state/use-session';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { useWatching } from './memory/use-watching';
import { Stage } from './player/Stage';
import { usePlayer } from './player/use-player';
import { BillboardFrame } from './title-layout';
import { UpNextCard } from './up-next/UpNextCard';
import { useUpNext } from './up-next/use-up-next';

/** The film for a member, the trailer for a visitor (spec §4, §6), and what they need to choose it. */
export function Billboard({ title }: { title: TitleDetails }) {
  const { isMember } = useSession();
  return <BillboardOf key={isMember ? 'member' : 'visitor'} title={title} />;
}

/** In the order of use: the name, Play, and what plays. */
function BillboardOf({ title }: { title: TitleDetails }) {
  const player = usePlayer(title, useLeftTitle(title.id)?.position);
  const watching = useWatching(title, player);
  const upNext = useUpNext(title, player);
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
        <UpNextCard upNext={upNext} />
      </Stage>
    </BillboardFrame>
  );
}
