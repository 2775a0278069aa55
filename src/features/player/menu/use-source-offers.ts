import type { VideoLink } from '../../../../contract/entities';
import { text } from '../../../lib/site/texts';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../use-player';
import { isFilm, sourceOf } from '../use-player-state';
import type { MenuOffer } from './ChoicePage';

export function useSourceOffers(): MenuOffer[] {
  const { sources } = usePlayerContext();
  const { pickSource } = usePlayerVerbs();
  const shown = usePlayer(sourceOf);
  if (!usePlayer(isFilm)) return [];
  return sources.map(({ type }, at) => ({
    id: String(at),
    label: nameOf(type, at + 1),
    isChosen: at === shown,
    choose: () => pickSource(at),
  }));
}

function nameOf(type: VideoLink['type'], number: number): string {
  return type
    ? text('player.source.named', { number, type: type.trim() })
    : text('player.source.numbered', { number });
}
