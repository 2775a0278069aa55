import { notifyChunkError } from '../../../lib/chunk-error';
import { lazy, useLazy } from '../../../lib/lazy';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { Surface } from '../input/Surface';
import { useKeys } from '../input/use-keys';
import { type PlayerState, usePlayer, usePlayerVerbs } from '../use-player';
import { isFailed, mediaStateOf, showsArt } from '../use-player-state';
import { ControlBar } from './ControlBar';
import { Echo } from './Echo';
import { NowPlaying } from './NowPlaying';
import { echoOf, pageOf, useControls, useControlsState } from './use-controls';

const device = lazy(async () => (await import('../../shared/device/DeviceDialog')).DeviceDialog);
const shortcuts = lazy(async () => (await import('./Shortcuts')).Shortcuts);

const needsControls = (state: PlayerState) =>
  !mediaStateOf(state).hasOwnControls && !showsArt(state) && !isFailed(state);

export function Controls() {
  const controls = useControls();
  const { close } = controls;
  const { focusVideo } = usePlayerVerbs();
  const page = useControlsState(controls, pageOf);
  useKeys(controls, focusVideo);
  const onError = (error: unknown) => {
    notifyChunkError(error);
    close();
  };
  const Shortcuts = useLazy(shortcuts, { isWanted: page === 'shortcuts', onError });
  const Device = useLazy(device, { isWanted: page === 'device', onError });
  return (
    <>
      {usePlayer(needsControls) && (
        // Not mirrored, since the time bar and player buttons run left to right in every language.
        <Layer dir="ltr">
          <Surface controls={controls} onPress={focusVideo} />
          <NowPlaying controls={controls} />
          <ControlBar controls={controls} />
        </Layer>
      )}
      <Echo echo={useControlsState(controls, echoOf)} />
      {Shortcuts && <Shortcuts onClose={close} />}
      {Device && <Device onClose={close} />}
    </>
  );
}

/**
 * Size container for the `cqh` heights of menus. Below 640px, menus are bottom sheets and need no
 * container.
 */
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
