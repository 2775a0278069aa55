import type { MenuOffer } from './ChoicePage';

/** The film's sources, of which another chart decides: the player's own. */
export interface Sources {
  /** None where there is nothing to choose. */
  names: readonly string[];
  /** Index of the one that plays. */
  source: number;
  pick(source: number): void;
}

export const offersOf = ({ names, source, pick }: Sources): MenuOffer[] =>
  names.map((label, at) => ({
    id: String(at),
    label,
    isChosen: at === source,
    choose: () => pick(at),
  }));
