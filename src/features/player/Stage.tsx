import type { ReactNode } from 'react';
import type { WidePicture } from '../../components/cards/HeroImage';
import { Spinner } from '../../components/feedback/Spinner';
import { Icon } from '../../components/Icon';
import { lazy, useLazy } from '../../lib/lazy';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Art } from './Art';
import { Captions } from './captions/Captions';
import { FailureNotice } from './recovery/FailureNotice';
import { WaitNotice } from './recovery/WaitNotice';
import { type PlayerState, usePlayer, usePlayerContext, usePlayerVerbs } from './use-player';
import {
  isBlocked,
  isBusy,
  isEmpty,
  isFailed,
  isFetched,
  isWatching,
  showsArt,
} from './use-player-state';

interface StageProps {
  art: readonly WidePicture[];
  children?: ReactNode;
}

const controls = lazy(async () => (await import('./controls/Controls')).Controls);

const hasNoVideo = (state: PlayerState) => isFailed(state) || isEmpty(state);

export function Stage({ art, children }: StageProps) {
  const { host, stage } = usePlayerContext();
  const { play, dropCaptions } = usePlayerVerbs();
  const works = usePlayer(isBusy);
  const watches = usePlayer(isWatching);
  const hasFailed = usePlayer(isFailed);
  const isCovered = usePlayer(showsArt);
  const Controls = useLazy(controls, {
    isWanted: usePlayer(isFetched),
    onError() {
      stage.hasBrowserControls = true;
      stage.media?.showControls();
    },
  });
  return (
    <Frame
      data-stage
      data-testid="player"
      aria-busy={works}
      data-covered={isCovered}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        dropCaptions(event.dataTransfer.files[0]);
      }}
    >
      <MediaHost
        ref={host}
        hidden={usePlayer(hasNoVideo)}
        role="group"
        aria-label={text('player.video')}
        tabIndex={-1}
        data-arrow-keys={watches ? 'stop' : undefined}
      />
      {watches && !hasFailed && <Captions />}
      {isCovered && <Art pictures={art} isDimmed={watches} />}
      {Controls && watches && <Controls />}
      {watches && works && (
        <Centered className={css({ pointerEvents: 'none' })}>
          <Spinner label={text('player.loading')} />
        </Centered>
      )}
      {usePlayer(isBlocked) && (
        <Centered data-part>
          <PlayButton type="button" aria-label={text('player.play')} onClick={play}>
            <Icon name="play" isFilled className={css({ boxSize: '2.25rem' })} />
          </PlayButton>
        </Centered>
      )}
      {watches && hasFailed && (
        <Centered data-part>
          <FailureNotice />
        </Centered>
      )}
      {watches && !hasFailed && <WaitNotice />}
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
    // Hides a covered embed, which would flash white while loading.
    '&[data-covered=true] iframe': { visibility: 'hidden' },
  }),
);

const MediaHost = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    '& > *': { w: 'full', h: 'full', border: '0', display: 'block', objectFit: 'contain' },
    // Hides native captions, since the player renders them in the viewer's style.
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
