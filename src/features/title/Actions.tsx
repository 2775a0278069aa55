import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '../../../contract/entities';
import { Button, LinkButton } from '../../components/Button';
import { paths } from '../../lib/paths';
import { useSession } from '../../state/use-session';
import { css } from '../../theme/css' with { type: 'macro' };
import type { Watching } from '../player/memory/use-watching';
import { FailureNotice } from '../player/recovery/FailureNotice';
import type { Player } from '../player/use-player';
import { Heart } from './Heart';
import { PlayButton } from './PlayButton';
import { ShareButton } from './ShareButton';

interface ActionsProps {
  title: TitleDetails;
  player: Player;
  watching: Watching;
}

/** Play first, then what else can be done with a title. */
export function Actions({ title, player, watching }: ActionsProps) {
  const { isMember } = useSession();
  const location = useLocation();
  const { isWatching } = player;
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3',
        mt: '2',
      })}
    >
      {player.isEmpty && <p>There is no video of this title yet.</p>}
      {player.isFailed && !isWatching && (
        <FailureNotice failures={player.failures} onRetry={player.retry} />
      )}
      {!player.isEmpty && !player.isFailed && <PlayButton player={player} />}
      {watching.mayStartOver && !player.isFailed && (
        <Button
          variant="outline"
          size="lg"
          className={css({ flexGrow: { base: '1', sm: '0' } })}
          onClick={watching.startOver}
        >
          Start over
        </Button>
      )}
      {!isMember && (
        <LinkButton
          to={paths.signIn}
          state={{ from: location }}
          size="lg"
          className={css({ flexGrow: { base: '1', sm: '0' } })}
          variant={player.canPause || player.isEmpty ? 'solid' : 'outline'}
        >
          Watch Now
        </LinkButton>
      )}
      {player.canPlayTrailer && (
        <Button
          variant="outline"
          size="lg"
          className={css({ flexGrow: { base: '1', sm: '0' } })}
          onClick={player.playTrailer}
        >
          Trailer
        </Button>
      )}
      <Heart title={title} />
      <ShareButton title={title} position={isWatching ? player.position : null} />
    </div>
  );
}
