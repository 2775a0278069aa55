import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadSettings } from '../../state/device/settings';
import { captionStyleHere, preferencesHere } from './memory/device-preferences';
import { createMemory, type MountedStage, NOWHERE, stages } from './stages';

interface StageOptions extends Pick<MountedStage, 'poster' | 'title' | 'startAt' | 'hear'> {
  playerId: string;
}

/** The element that a player's videos fill, and what of them no chart may hold. */
export function useStage({ playerId, poster, title, startAt, hear }: StageOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const [memory] = useState(createMemory);
  // Before the effects of what stands in it: their charts look it up. What is on it stays when the title changes.
  useLayoutEffect(() => {
    if (!stage.current) return;
    const mounted = stages.get(playerId) ?? emptyStage(stage.current, memory);
    stages.set(playerId, Object.assign(mounted, { poster, title, startAt, hear }));
  }, [playerId, memory, hear, poster, title, startAt]);
  useEffect(
    () => () => {
      stages.delete(playerId);
    },
    [playerId],
  );
  useEffect(() => {
    void loadSettings().then(() => {
      // What was chosen in this player meanwhile wins.
      Object.assign(memory.preferences, { ...preferencesHere(), ...memory.preferences });
      memory.captionStyle.change(captionStyleHere());
      stages.get(playerId)?.media?.prefer(memory.preferences);
    });
  }, [playerId, memory]);
  return { stage, memory };
}

function emptyStage(host: HTMLElement, memory: ReturnType<typeof createMemory>) {
  return {
    ...{ host, ...memory },
    left: new Map(),
    place: NOWHERE,
    video: null,
    media: null,
    captionFile: null,
    hasBrowserControls: false,
  };
}
