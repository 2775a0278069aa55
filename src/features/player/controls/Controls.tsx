import { useEffect, useEffectEvent } from 'react';
import { notifyChunkError } from '../../../lib/chunk-error';
import { lazy, useLazy } from '../../../lib/lazy';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { Surface } from '../input/Surface';
import { useKeys } from '../input/use-keys';
import type { Player } from '../use-player';
import { ControlBar } from './ControlBar';
import { frameOf } from './controls.actors';
import { Echo } from './Echo';
import { useControls } from './use-controls';

interface ControlsProps {
  player: Player;
  /** Address of the film's stills, a WebVTT file. */
  storyboard: string | null;
}

const device = lazy(async () => (await import('../../shared/device/DeviceDialog')).DeviceDialog);
const shortcuts = lazy(async () => (await import('./Shortcuts')).Shortcuts);

/** The controls over a video. An outside player has its own, and the keys work with it all the same. */
export function Controls({ player, storyboard }: ControlsProps) {
  const controls = useControls(player);
  const { page, close } = controls;
  useKeys(player.playerId, controls);
  useFrameEvents(player.playerId, controls);
  const onError = (error: unknown) => {
    notifyChunkError(error);
    close();
  };
  const Shortcuts = useLazy(shortcuts, { isWanted: page === 'shortcuts', onError });
  const Device = useLazy(device, { isWanted: page === 'device', onError });
  return (
    <>
      {!controls.medium.hasOwnControls && !player.showsArt && !player.isFailed && (
        <Layer>
          <Surface controls={controls} onPress={player.focusVideo} />
          <ControlBar
            controls={controls}
            storyboard={player.isFilm ? storyboard : null}
            sources={{ names: player.sources, source: player.source, pick: player.pickSource }}
          />
        </Layer>
      )}
      <Echo echo={controls.echo} />
      {Shortcuts && <Shortcuts onClose={close} />}
      {Device && <Device onClose={close} />}
    </>
  );
}

/** A pointer that moves over the player brings the controls; one that leaves it takes them away. */
function useFrameEvents(playerId: string, controls: ReturnType<typeof useControls>) {
  const move = useEffectEvent(({ pointerType }: { pointerType: string }) => {
    if (pointerType === 'mouse') controls.notice();
  });
  const leave = useEffectEvent(({ pointerType }: { pointerType: string }) => {
    if (pointerType === 'mouse') controls.dismiss();
  });
  useEffect(() => {
    const frame = frameOf(playerId);
    const leaving = new AbortController();
    const { signal } = leaving;
    frame?.addEventListener('pointermove', (event) => move(event), { signal });
    frame?.addEventListener('pointerleave', (event) => leave(event), { signal });
    return () => leaving.abort();
  }, [playerId]);
}

/** Its size is known to what is in it: a menu is never higher than the video, and over all else. */
const Layer = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    containerType: 'size',
    overflow: 'hidden',
    '&:has([role=menu])': { zIndex: '3' },
  }),
);
