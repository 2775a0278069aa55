import { type FocusEvent, useEffect } from 'react';
import { text } from '../../../lib/site/texts';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { SettingsMenu } from '../menu/SettingsMenu';
import { TimeBar } from '../time/TimeBar';
import { TimeText } from '../time/TimeText';
import { usePlayer } from '../use-player';
import { mediaStateOf } from '../use-player-state';
import { PlayerButton } from './PlayerButton';
import { type Controls, isFullScreen, isHidden, isTheatre, useControlsState } from './use-controls';
import { VolumeControl } from './VolumeControl';

export function ControlBar({ controls }: { controls: Controls }) {
  const mediaState = usePlayer(mediaStateOf);
  useEffect(
    () => () => {
      controls.release('pointer');
      controls.release('focus');
    },
    [controls],
  );
  return (
    <Bar
      data-testid="controls"
      data-hidden={useControlsState(controls, isHidden) || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && controls.hold('pointer')}
      onPointerLeave={() => controls.release('pointer')}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible:not([role=menu] *)')) controls.hold('focus');
      }}
      onBlur={() => controls.release('focus')}
    >
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3', px: '2' })}>
        <TimeBar controls={controls} />
        <div className={css({ display: { sm: 'none' } })}>
          <TimeText controls={controls} />
        </div>
      </div>
      <Row data-part>
        <PlayButton controls={controls} />
        {mediaState.can.seek && (
          <>
            <PlayerButton
              label={text('player.controls.back')}
              icon="back"
              shortcut="j"
              onClick={() => controls.requests.seekBy(-10)}
            />
            <PlayerButton
              label={text('player.controls.forward')}
              icon="forward"
              shortcut="l"
              onClick={() => controls.requests.seekBy(10)}
            />
          </>
        )}
        <VolumeControl controls={controls} />
        <div className={css({ px: '2', display: { base: 'none', sm: 'block' } })}>
          <TimeText controls={controls} />
        </div>
        <div className={css({ flexGrow: '1' })} />
        {mediaState.texts.length > 0 && (
          <PlayerButton
            label={text('player.choice.captions')}
            icon="captions"
            shortcut="c"
            aria-pressed={mediaState.text !== null}
            onClick={() => controls.requests.press('c')}
          />
        )}
        <SettingsMenu controls={controls} />
        <Views controls={controls} />
      </Row>
    </Bar>
  );
}

function PlayButton({ controls }: { controls: Controls }) {
  const { isPaused, isEnded } = usePlayer(mediaStateOf);
  return (
    <PlayerButton
      label={text(`player.controls.${isEnded ? 'playAgain' : isPaused ? 'play' : 'pause'}`)}
      icon={isEnded ? 'replay' : isPaused ? 'play' : 'pause'}
      shortcut="k"
      onClick={controls.togglePlaying}
    />
  );
}

function Views({ controls }: { controls: Controls }) {
  const mediaState = usePlayer(mediaStateOf);
  const isInTheatre = useControlsState(controls, isTheatre);
  const isFull = useControlsState(controls, isFullScreen);
  return (
    <>
      {mediaState.can.pictureInPicture && (
        <PlayerButton
          label={text('player.controls.pictureInPicture')}
          icon="inset"
          shortcut="i"
          aria-pressed={mediaState.isPictureInPicture}
          className={css({ display: { base: 'none', sm: 'inline-grid' } })}
          onClick={() => controls.requests.toggleView('pictureInPicture')}
        />
      )}
      {!isFull && (
        <PlayerButton
          label={text('player.controls.theatreMode')}
          icon={isInTheatre ? 'page' : 'theatre'}
          shortcut="t"
          aria-pressed={isInTheatre}
          className={css({ display: { base: 'none', md: 'inline-grid' } })}
          onClick={controls.toggleTheatre}
        />
      )}
      {(document.fullscreenEnabled || mediaState.can.fullScreen) && (
        <PlayerButton
          label={text(`player.controls.${isFull ? 'leaveFullScreen' : 'fullScreen'}`)}
          icon={isFull ? 'leaveFullScreen' : 'fullScreen'}
          shortcut="f"
          onClick={controls.toggleFullScreen}
        />
      )}
    </>
  );
}

const Bar = styled(
  'div',
  recipe({
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    px: { base: '1', sm: '3' },
    pt: '10',
    pb: { base: '0', sm: '1' },
    color: 'fg',
    bgImage: `linear-gradient(to top, ${scrim(0.9)}, ${scrim(0.74)} 6rem, transparent)`,
    transitionProperty: 'opacity',
    transitionDuration: 'moderate',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    '&[data-hidden]': { opacity: '0', '& > *': { pointerEvents: 'none' } },
    _motionReduce: { transition: 'none' },
    _forcedColors: { bgImage: 'none', '& > *': { bg: 'Canvas' } },
  }),
);

const Row = styled(
  'div',
  recipe({ display: 'flex', alignItems: 'center', position: 'relative', minW: '0' }),
);
