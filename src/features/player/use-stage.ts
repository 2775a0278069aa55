import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lasting } from '../../media/medium';
import { loadSettings } from '../../state/device/settings';
import { captionStyleHere, preferencesHere } from './memory/device-preferences';
import { createStage, type MountedStage } from './mounted-stage';

/** The element that a player's videos fill, and what of them no chart may hold. */
export function useStage({
  poster,
  title,
  startAt,
}: Pick<MountedStage, 'poster' | 'title' | 'startAt'>) {
  const host = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => createStage(startAt));
  // What is on it stays when the title's details change.
  useLayoutEffect(() => {
    Object.assign(stage, { host: host.current, poster, title });
  }, [stage, poster, title]);
  useEffect(() => {
    void loadSettings().then(() => {
      // What was chosen in this player meanwhile wins.
      Object.assign(stage.preferences, { ...preferencesHere(), ...stage.preferences });
      stage.captionStyle.change(captionStyleHere());
      stage.media?.prefer(lasting(stage.preferences, stage.clock.read()));
    });
  }, [stage]);
  return { host, stage };
}
