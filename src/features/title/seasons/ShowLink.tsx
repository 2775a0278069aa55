import type { SeriesOfEpisode } from '../../../../contract/entities';
import { TextLink } from '../../../components/Link';
import { placeText, seasonPath } from '../../../state/progress/texts';
import { css } from '../../../theme/css' with { type: 'macro' };

/** From an episode to its season on the show's page. */
export function ShowLink({ series }: { series: SeriesOfEpisode }) {
  return (
    <TextLink
      to={seasonPath(series)}
      className={css({ justifySelf: 'start', fontWeight: 'semibold', overflowWrap: 'anywhere' })}
    >
      {`${series.name} · ${placeText(series)}`}
    </TextLink>
  );
}
