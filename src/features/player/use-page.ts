import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasAutoplayRequest, setAutoplayRequest } from './autoplay-request';
import { leaveFullScreen } from './full-screen';
import { usePlayer, usePlayerContext } from './use-player';
import { isEmbedded, isEmpty, isWatching } from './use-player-state';

export function usePageOfPlayer(): void {
  const { state } = useLocation();
  const { host } = usePlayerContext();
  const watches = usePlayer(isWatching);
  const hasNothing = usePlayer(isEmpty);
  const isEmbed = usePlayer(isEmbedded);
  const [isAutoplay] = useState(() => hasAutoplayRequest(state));
  useEffect(() => {
    if (hasAutoplayRequest(state)) setAutoplayRequest(false);
  }, [state]);
  // Embeds replace the player's controls, so full screen would have no exit button.
  const canFillScreen = !hasNothing && !isEmbed;
  useEffect(() => {
    if (!isAutoplay || !canFillScreen) leaveFullScreen();
  }, [isAutoplay, canFillScreen]);
  useEffect(() => {
    if (watches) host.current?.scrollIntoView({ block: 'nearest' });
  }, [watches, host]);
}
