import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { clockText } from '../player/start-time';
import type { Player } from '../player/use-player';

/**
 * The one large button: it plays the film, or the trailer where there is no film to see. It stays in
 * its place and pauses what plays, so that nothing else comes under the pointer. The player's code and
 * the stream are fetched when a pointer or the focus comes to it.
 */
export function PlayButton({ player }: { player: Player }) {
  const { isFilm, canPlayFilm, canPause, isWatching, startAt, resumeAt, showIntent } = player;
  if (canPause && !canPlayFilm) {
    return (
      <Large
        size="lg"
        variant="outline"
        // The second click of a double click on Play takes nothing back.
        onClick={({ detail }) => detail < 2 && player.pause()}
      >
        <Icon name="pause" className={css({ boxSize: '1.1em' })} />
        Pause
      </Large>
    );
  }
  const time = !isWatching && startAt > 0 ? ` from ${clockText(startAt)}` : '';
  const isResumed = isFilm && !isWatching && resumeAt > 0;
  const film = isResumed ? `Resume from ${clockText(resumeAt)}` : `Play${time}`;
  return (
    <Large
      size="lg"
      onPointerEnter={showIntent}
      onPointerDown={showIntent}
      onFocus={showIntent}
      onClick={canPlayFilm ? player.playFilm : player.play}
    >
      <Icon name="play" isFilled className={css({ boxSize: '1.1em' })} />
      {isFilm || canPlayFilm ? film : 'Play trailer'}
    </Large>
  );
}

/** As wide as a phone, so that a thumb finds it. */
const Large = styled(Button, recipe({ minW: { base: 'full', sm: '13rem' } }));
