import type { TitleDetails } from '../../../contract/entities';
import { useSession } from '../../state/use-session';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { Stage } from './player/Stage';
import { usePlayer } from './player/use-player';
import { BillboardFrame } from './title-layout';

/** The film for a member, the trailer for a visitor (spec §4, §6), and what they need to choose it. */
export function Billboard({ title }: { title: TitleDetails }) {
  const { isMember } = useSession();
  return <BillboardOf key={isMember ? 'member' : 'visitor'} title={title} />;
}

/** In the order of use: the name, Play, and what plays. */
function BillboardOf({ title }: { title: TitleDetails }) {
  const player = usePlayer(title);
  return (
    <BillboardFrame data-watching={player.isWatching || undefined}>
      <Facts title={title}>
        <Actions title={title} player={player} />
      </Facts>
      <Stage
        player={player}
        art={[title.backdrop_image, title.poster_image]}
        storyboard={title.video_links[player.source]?.storyboard ?? null}
      />
    </BillboardFrame>
  );
}
