import { useEffect, useEffectEvent } from 'react';
import { notifyChunkError } from '../../../lib/chunk-error';
import { lazy, useLazy } from '../../../lib/lazy';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { Surface } from '../input/Surface';
import { useKeys } from '../input/use-keys';
import { frameOf, type MountedStage } from '../mounted-stage';
import { type PlayerState, usePlayer, usePlayerContext, usePlayerVerbs } from '../use-player';
import { isFailed, isFilm, mediaStateOf, showsArt, sourceOf } from '../use-player-state';
import { ControlBar } from './ControlBar';
import { Echo } from './Echo';
import { NowPlaying } from './NowPlaying';
import { echoOf, pageOf, useControls, useControlsState } from './use-controls';

interface ControlsProps {
  storyboard: string | null;
}

const device = lazy(async () => (await import('../../shared/device/DeviceDialog')).DeviceDialog);
const shortcuts = lazy(async () => (await import('./Shortcuts')).Shortcuts);

const isUncontrolled = (state: PlayerState) =>
  mediaStateOf(state).hasOwnControls || showsArt(state) || isFailed(state);

export function Controls({ storyboard }: ControlsProps) {
  const controls = useControls();
  const { close } = controls;
  const { stage, sourceNames } = usePlayerContext();
  const { focusVideo, pickSource } = usePlayerVerbs();
  const page = useControlsState(controls, pageOf);
  const isOfFilm = usePlayer(isFilm);
  const source = usePlayer(sourceOf);
  const hasNoneOfOurs = usePlayer(isUncontrolled);
  useKeys(stage, controls, focusVideo);
  useFrameEvents(stage, controls);
  const onError = (error: unknown) => {
    notifyChunkError(error);
    close();
  };
  const Shortcuts = useLazy(shortcuts, { isWanted: page === 'shortcuts', onError });
  const Device = useLazy(device, { isWanted: page === 'device', onError });
  return (
    <>
      {!hasNoneOfOurs && (
        // Not mirrored, since time and player buttons run left to right in every language.
        <Layer dir="ltr">
          <Surface controls={controls} onPress={focusVideo} />
          <NowPlaying controls={controls} />
          <ControlBar
            controls={controls}
            storyboard={isOfFilm ? storyboard : null}
            sources={{ names: isOfFilm ? sourceNames : [], source, pick: pickSource }}
          />
        </Layer>
      )}
      <Echo echo={useControlsState(controls, echoOf)} />
      {Shortcuts && <Shortcuts onClose={close} />}
      {Device && <Device onClose={close} />}
    </>
  );
}

function useFrameEvents(stage: MountedStage, controls: ReturnType<typeof useControls>) {
  const move = useEffectEvent(({ pointerType }: { pointerType: string }) => {
    if (pointerType === 'mouse') controls.notice();
  });
  const leave = useEffectEvent(({ pointerType }: { pointerType: string }) => {
    if (pointerType === 'mouse') controls.dismiss();
  });
  const enter = useEffectEvent(({ target }: Event) => {
    if ((target as Element).matches(':focus-visible')) controls.notice();
  });
  useEffect(() => {
    const frame = frameOf(stage);
    const leaving = new AbortController();
    const { signal } = leaving;
    frame?.addEventListener('pointermove', (event) => move(event), { signal });
    frame?.addEventListener('focusin', (event) => enter(event), { signal });
    frame?.addEventListener('pointerleave', (event) => leave(event), { signal });
    return () => leaving.abort();
  }, [stage]);
}

/** Size container that menus fit into. In windows narrower than 640px, menus are bottom sheets. */
const Layer = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    '@media (min-width: 640px)': { containerType: 'size' },
    overflow: 'hidden',
    '&:has([role=menu])': { zIndex: '3' },
  }),
);
