import type { SeriesOfEpisode } from '../../../contract/entities';
import { encodeQuery } from '../../../contract/query';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';

export function placeText({ season, episode }: SeriesOfEpisode): string {
  return text('state.progress.place', { season, episode });
}

export function seasonPath({ id, season }: SeriesOfEpisode): string {
  return paths.title(id) + encodeQuery({ season: String(season) });
}

export function timeLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return text('state.progress.almostOver');
  const hours = Math.floor(minutes / 60);
  return text('state.progress.timeLeft', { hours, minutes: minutes % 60 });
}
