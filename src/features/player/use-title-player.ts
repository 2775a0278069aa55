import { useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '../../../contract/entities';
import { useFlow } from '../../lib/flow';
import { useEmitted } from '../../lib/use-emitted';
import { takeTurns } from '../../media/take-turns';
import { useSession } from '../../state/use-session';
import { whenPageRests } from '../shared/when-page-rests';
import { hasPlayWish } from './play-wish';
import { playerLogic } from './player.actors';
import { connectionLogic } from './recovery/connection.actors';
import { patienceLogic } from './recovery/patience.actors';
import { recoveryLogic } from './recovery/recovery.actors';
import type { MediaNews } from './stages';
import { startTimeIn } from './start-time';
import type { Player } from './use-player';
import { useStage } from './use-stage';

/** The player of a title's page, for all that stands in it (`PlayerContext`). */
export function useTitlePlayer({
  name,
  poster_image,
  trailer_url,
  ...title
}: TitleDetails): Player {
  const { isMember } = useSession();
  const { search, state } = useLocation();
  const [startAt] = useState(() => startTimeIn(search));
  const playerId = useId();
  const recovery = useFlow(recoveryLogic, 'Recovery', {
    titleId: title.id,
    linkCount: title.video_links.length,
  });
  const connection = useFlow(connectionLogic, 'Connection', { playerId });
  const patience = useFlow(patienceLogic, 'Patience', { playerId });
  const [hear] = useState(() => ({ fact, ...facts }: MediaNews) => {
    const news = { type: `media.${fact}`, ...facts } as never;
    for (const listener of [recovery, connection, patience]) {
      // A page that is being left stops its charts before its video.
      if (listener.getSnapshot().status === 'active') listener.send(news);
    }
  });
  const { stage, memory } = useStage({
    ...{ playerId, startAt, poster: poster_image, title: name, hear },
  });
  const player = useFlow(playerLogic, 'Player', {
    playerId,
    isMember,
    videoLinks: title.video_links,
    trailer: trailer_url ? { url: trailer_url, type: title.trailer_url_type } : null,
    isPlayWanted: hasPlayWish(state),
  });
  useEmitted(recovery, (event) => {
    const isAnswer = event.type === 'source.replaced' || event.type === 'addresses.renewed';
    player.send(isAnswer ? event : { type: 'media.failed' });
  });
  useEffect(() => whenPageRests(() => player.send({ type: 'page.rested' })), [player]);
  useEffect(
    () => takeTurns(memory.medium, () => player.send({ type: 'pause.requested' })),
    [memory, player],
  );
  const { video_links } = title;
  return useMemo(
    () => ({
      ...{ playerId, player, recovery, connection, patience, facts: memory, stage, startAt },
      sourceNames: video_links.map(nameOfSource),
    }),
    [playerId, player, recovery, connection, patience, memory, stage, startAt, video_links],
  );
}

/** 'Source 2 (HLS)': the provider gives them no names. */
function nameOfSource({ type }: { type: string | null }, at: number): string {
  return `Source ${at + 1}${type ? ` (${type.trim()})` : ''}`;
}
