import type { MenuOffer } from './ChoicePage';

export interface Sources {
  names: readonly string[];
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
