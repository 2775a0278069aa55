import type { SeriesOfEpisode } from '../../contract/entities';
import { encodeQuery } from '../../contract/query';
import { paths } from './paths';

/** Where an episode is in its show: 'S2 E1'; a special is 'Special 1'. */
export function placeText({ season, episode }: SeriesOfEpisode): string {
  return season === 0 ? `Special ${episode}` : `S${season} E${episode}`;
}

/** The address of the season that an episode belongs to, on the page of its show. */
export function seasonPath({ id, season }: SeriesOfEpisode): string {
  return paths.title(id) + encodeQuery({ season: String(season) });
}
