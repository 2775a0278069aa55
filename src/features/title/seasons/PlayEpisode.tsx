import { Navigate } from 'react-router-dom';
import type { Season } from '../../../../contract/entities';
import { LinkButton } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { paths } from '../../../lib/paths';
import { text } from '../../../lib/site/texts';
import { placeText } from '../../../state/progress/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { useNextEpisode } from './use-next-episode';

interface ShowProps {
  seasons: readonly Season[];
}

export function PlayEpisode({ seasons }: ShowProps) {
  const next = useNextEpisode(seasons);
  if (!next?.episode.series) return null;
  return (
    <LinkButton
      to={paths.title(next.episode.id)}
      state={{ play: true }}
      size="lg"
      className={css({ minW: { base: 'full', sm: '13rem' } })}
    >
      <Icon name="play" isFilled className={css({ boxSize: '1.1em' })} />
      {text(`title.play.${next.isBegun ? 'resumeEpisode' : 'episode'}`, {
        place: placeText(next.episode.series),
      })}
    </LinkButton>
  );
}

export function RedirectToEpisode({ seasons }: ShowProps) {
  const next = useNextEpisode(seasons);
  return next && <Navigate to={paths.title(next.episode.id)} state={{ play: true }} replace />;
}
