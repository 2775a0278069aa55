import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleDetails } from '../../../contract/entities';
import { Button, LinkButton } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useSession } from '../../state/use-session';
import { css } from '../../theme/css' with { type: 'macro' };
import type { Watching } from '../player/memory/use-watching';
import { FailureNotice } from '../player/recovery/FailureNotice';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../player/use-player';
import {
  canPause,
  canPlayTrailer,
  isEmpty,
  isFailed,
  isWatching,
} from '../player/use-player-state';
import { PlayButton } from './PlayButton';
import { ShareButton } from './ShareButton';
import { WatchlistToggle } from './WatchlistToggle';

interface ActionsProps {
  title: TitleDetails;
  watching: Watching;
  playShow: ReactNode;
}

export function Actions({ title, watching, playShow }: ActionsProps) {
  const { isMember } = useSession();
  const location = useLocation();
  const { show } = usePlayerVerbs();
  const { stage } = usePlayerContext();
  /** Returns 0 for a channel, whose times differ from viewer to viewer. */
  const position = () => {
    const isChannel = stage.clock.read().duration === Number.POSITIVE_INFINITY;
    return isChannel ? 0 : (stage.media?.position() ?? 0);
  };
  const hasFailed = usePlayer(isFailed);
  const hasNothing = usePlayer(isEmpty);
  const watches = usePlayer(isWatching);
  const plays = usePlayer(canPause);
  const hasTrailer = usePlayer(canPlayTrailer);
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { base: '3', sm: '2' },
        mt: '2',
      })}
    >
      {playShow}
      {hasNothing && !title.needs_confirmed_email && !title.seasons && (
        <p>{text('title.noVideo')}</p>
      )}
      {hasFailed && !watches && <FailureNotice />}
      {!hasNothing && !hasFailed && (
        <PlayButton resumeAt={watching.resumeAt} variant={playShow ? 'outline' : 'solid'} />
      )}
      {!isMember && (
        <LinkButton
          to={paths.signIn}
          state={{ from: location }}
          size="lg"
          className={css({ flexGrow: { base: '1', sm: '0' } })}
          variant={plays || hasNothing ? 'solid' : 'outline'}
        >
          {text('title.watchNow')}
        </LinkButton>
      )}
      {hasTrailer && (
        <Button
          variant="outline"
          size="lg"
          className={css({ flexGrow: { base: '1', sm: '0' } })}
          onClick={() => show('trailer')}
        >
          {text('title.trailer')}
        </Button>
      )}
      {watching.mayStartOver && !hasFailed && (
        <Button
          variant="outline"
          size="icon"
          aria-label={text('title.startOver')}
          title={text('title.startOver')}
          className={css({ boxSize: '14' })}
          onClick={watching.startOver}
        >
          <Icon name="replay" className={css({ boxSize: '1.35rem' })} />
        </Button>
      )}
      <WatchlistToggle title={title} />
      <ShareButton titleId={title.id} position={watches ? position : null} />
    </div>
  );
}
