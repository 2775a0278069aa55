import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { clockText } from '../player/start-time';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../player/use-player';
import {
  canPause,
  canPlayFilm,
  isFilm,
  isWatching,
  mediaStateOf,
} from '../player/use-player-state';

interface PlayButtonProps {
  resumeAt: number;
  variant: 'solid' | 'outline';
}

export function PlayButton({ resumeAt, variant }: PlayButtonProps) {
  const { startAt } = usePlayerContext().stage;
  const { play, pause, show, showIntent } = usePlayerVerbs();
  const isOfFilm = usePlayer(isFilm);
  const mayShowFilm = usePlayer(canPlayFilm);
  const watches = usePlayer(isWatching);
  const plays = usePlayer(canPause);
  const { isFixed } = usePlayer(mediaStateOf);
  if (plays && !mayShowFilm) {
    return (
      <Large
        size="lg"
        variant="outline"
        // Ignores the second click of a double click on Play, since this button has replaced Play.
        onClick={({ detail }) => detail < 2 && pause()}
      >
        <Icon name="pause" className={css({ boxSize: '1.1em' })} />
        {text('title.play.pause')}
      </Large>
    );
  }
  const filmText = () => {
    if (isOfFilm && !watches && resumeAt > 0) {
      return text('title.play.resumeFrom', { time: clockText(resumeAt) });
    }
    if (!watches && !isFixed && startAt > 0) {
      return text('title.play.from', { time: clockText(startAt) });
    }
    return text('common.play');
  };
  return (
    <Large
      size="lg"
      variant={variant}
      onPointerEnter={showIntent}
      onPointerDown={showIntent}
      onFocus={showIntent}
      onClick={mayShowFilm ? () => show('film') : play}
    >
      <Icon name="play" isFilled className={css({ boxSize: '1.1em' })} />
      {isOfFilm || mayShowFilm ? filmText() : text('common.playTrailer')}
    </Large>
  );
}

const Large = styled(Button, recipe({ minW: { base: 'full', sm: '13rem' } }));
