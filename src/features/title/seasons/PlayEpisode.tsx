import { LinkButton } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { placeText } from '../../../lib/episode';
import { paths } from '../../../lib/paths';
import { css } from '../../../theme/css' with { type: 'macro' };
import type { useNextEpisode } from './use-next-episode';

/** A show's Play: it opens the page of the episode that is next, and plays it. */
export function PlayEpisode({ next }: { next: ReturnType<typeof useNextEpisode> }) {
  if (!next?.episode.series) return null;
  return (
    <LinkButton
      to={paths.title(next.episode.id)}
      state={{ play: true }}
      size="lg"
      className={css({ minW: { base: 'full', sm: '13rem' } })}
    >
      <Icon name="play" isFilled className={css({ boxSize: '1.1em' })} />
      {`${next.isBegun ? 'Resume' : 'Play'} ${placeText(next.episode.series)}`}
    </LinkButton>
  );
}
