import type { ReactNode } from 'react';
import type { WidePicture } from '../../components/cards/LeadPicture';
import { Spinner } from '../../components/feedback/Spinner';
import { Icon } from '../../components/Icon';
import { lazy, useLazy } from '../../lib/lazy';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Art } from './Art';
import { Captions } from './captions/Captions';
import { FailureNotice } from './recovery/FailureNotice';
import { WaitNotice } from './recovery/WaitNotice';
import type { Player } from './use-player';

interface StageProps {
  player: Player;
  /** Wide, or tall where there is no wide one. */
  art: readonly WidePicture[];
  /** Address of the film's stills, a WebVTT file. */
  storyboard?: string | null;
  /** Over the video, also in full screen. */
  children?: ReactNode;
}

/** Fetched with the video's own code, when somebody is about to play it. */
const controls = lazy(async () => (await import('./controls/Controls')).Controls);

/** Where the video plays; until Play is pressed, the title's art. */
export function Stage({ player, art, storyboard = null, children }: StageProps) {
  const Controls = useLazy(controls, {
    isWanted: player.isFetched,
    onError: player.showBrowserControls,
  });
  return (
    <Frame
      data-stage
      data-testid="player"
      aria-busy={player.isBusy}
      data-covered={player.showsArt}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        player.dropCaptions(event.dataTransfer.files[0]);
      }}
    >
      <MediaHost
        ref={player.stage}
        hidden={player.isFailed || player.isEmpty}
        role="group"
        aria-label="Video"
        tabIndex={-1}
      />
      {player.isWatching && !player.isFailed && <Captions facts={player.facts} />}
      {player.showsArt && <Art pictures={art} isDimmed={player.isWatching} />}
      {Controls && player.isWatching && <Controls player={player} storyboard={storyboard} />}
      {player.isWatching && player.isBusy && (
        <Centered className={css({ pointerEvents: 'none' })}>
          <Spinner label="The video is loading" />
        </Centered>
      )}
      {player.isBlocked && (
        <Centered>
          <PlayButton type="button" aria-label="Play" onClick={player.play}>
            <Icon name="play" isFilled className={css({ boxSize: '2.25rem' })} />
          </PlayButton>
        </Centered>
      )}
      {player.isWatching && player.isFailed && (
        <Centered>
          <FailureNotice failures={player.failures} onRetry={player.retry} />
        </Centered>
      )}
      {player.isWatching && !player.isFailed && (
        <WaitNotice
          isOffline={player.isOffline}
          isStuck={player.isStuck}
          onLower={player.lowerQuality}
          onRetry={player.help}
        />
      )}
      {children}
    </Frame>
  );
}

const Frame = styled(
  'div',
  recipe({
    position: 'relative',
    overflow: 'hidden',
    bg: 'bg.deep',
    scrollMarginTop: '{sizes.bar}',
    isolation: 'isolate',
    // An outside player shows a Play button of its own, and is white until it has loaded.
    '&[data-covered=true] iframe': { visibility: 'hidden' },
  }),
);

const MediaHost = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    '& > *': { w: 'full', h: 'full', border: '0', display: 'block', objectFit: 'contain' },
    // Captions are drawn over the video, as somebody wants to read them.
    '& > video::cue': { opacity: '0', color: 'transparent', bg: 'transparent' },
  }),
);

const Centered = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'safe center',
    overflowY: 'auto',
    p: '4',
    textAlign: 'center',
  }),
);

const PlayButton = styled(
  'button',
  recipe({
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '16', md: '24' },
    ps: '1',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    boxShadow: 'lifted',
    cursor: 'pointer',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    _hover: { bg: 'accent.hover', transform: 'scale(1.06)' },
  }),
);
