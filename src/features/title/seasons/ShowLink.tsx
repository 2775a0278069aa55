import type { SeriesOfEpisode } from '../../../../contract/entities';
import { TextLink } from '../../../components/Link';
import { text } from '../../../lib/site/texts';
import { placeText, seasonPath } from '../../../state/progress/texts';
import { css } from '../../../theme/css' with { type: 'macro' };

export function ShowLink({ series }: { series: SeriesOfEpisode }) {
  return (
    <TextLink to={seasonPath(series)} className={css({ justifySelf: 'start' })}>
      {text('title.episodes.show', { show: series.name, place: placeText(series) })}
    </TextLink>
  );
}
