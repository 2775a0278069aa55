import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Season } from '../../../../contract/entities';
import { useVisit } from '../../../state/use-visit';
import { useNextEpisode } from './use-next-episode';

export function useSeason(seasons: readonly Season[]) {
  const navigate = useNavigate();
  const visit = useVisit();
  const [query] = useSearchParams();
  const next = useNextEpisode(seasons)?.episode.series?.season;
  const numbered = (number: string | null) => seasons.find((it) => String(it.number) === number);
  const season = numbered(query.get('season')) ?? numbered(String(next)) ?? seasons[0];
  const choose = (number: string) => {
    const query = new URLSearchParams(window.location.search);
    query.set('season', number);
    navigate({ search: query.toString() }, { replace: true, state: { visit } });
  };
  return { season, choose };
}
