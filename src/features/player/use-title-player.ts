import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '../../../contract/entities';
import { useFlow } from '../../lib/flow';
import { lasting } from '../../media/media-state';
import { takeTurns } from '../../media/take-turns';
import { loadSettings } from '../../state/device/settings';
import { useSession } from '../../state/use-session';
import { whenPageIdle } from '../shared/when-page-idle';
import { hasAutoplayRequest } from './autoplay-request';
import { storedCaptionStyle, storedPreferences } from './memory/device-preferences';
import { createStage, type MountedStage } from './mounted-stage';
import { chartsOf, type Player, playerLogic } from './player.actors';
import { addressesOf } from './recovery/recovery.actors';
import { startTimeIn } from './start-time';
import { nextTitle } from './up-next/tab-history';

export function useTitlePlayer(title: TitleDetails): Player {
  const { id, name, poster_image, video_links } = title;
  const { isMember } = useSession();
  const { search, state } = useLocation();
  const [startAt] = useState(() => startTimeIn(search));
  // Fixed on mount, since refreshed details must not change a title already offered as Up Next.
  const [next] = useState(() => nextTitle(title));
  const { host, stage } = useStage({ startAt, poster: poster_image, title: name });
  const player = useFlow(playerLogic, 'Player', {
    titleId: id,
    nextId: next?.id ?? null,
    isMember,
    ...addressesOf(title),
    isPlayWanted: hasAutoplayRequest(state),
  });
  const [charts] = useState(() => chartsOf(player));
  // Sent before the chart starts, since the chart ignores other events until it receives this one.
  useLayoutEffect(() => player.send({ type: 'stage.mounted', stage }), [player, stage]);
  const { playback } = charts;
  useEffect(() => whenPageIdle(() => playback.send({ type: 'page.rested' })), [playback]);
  useEffect(
    () => takeTurns(stage.mediaState, () => playback.send({ type: 'pause.requested' })),
    [stage, playback],
  );
  return useMemo(
    () => ({ ...charts, player, stage, host, next, sources: video_links }),
    [charts, player, stage, host, next, video_links],
  );
}

function useStage({ poster, title, startAt }: Pick<MountedStage, 'poster' | 'title' | 'startAt'>) {
  const host = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => createStage(startAt));
  // Mutates the stage, since the running chart holds a reference to this object.
  useLayoutEffect(() => {
    Object.assign(stage, { host: host.current, poster, title });
  }, [stage, poster, title]);
  useEffect(() => {
    void loadSettings().then(() => {
      // Choices made before the settings loaded take precedence.
      Object.assign(stage.preferences, { ...storedPreferences(), ...stage.preferences });
      stage.captionStyle.change(storedCaptionStyle());
      stage.media?.prefer(lasting(stage.preferences, stage.clock.read()));
    });
  }, [stage]);
  return { host, stage };
}
