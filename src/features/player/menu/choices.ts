import { RATES } from '../controls/requests';
import type { Controls, Page } from '../controls/use-controls';

export interface MenuProps {
  controls: Controls;
  /** Names of the film's sources. */
  sources: readonly string[];
  /** Index of the one that plays. */
  source: number;
  onPickSource(source: number): void;
}

export type ChoicePageName = Exclude<Page, 'overview' | 'captionStyle' | 'shortcuts' | 'device'>;

/** What a source can't do is not offered. */
export function hasChoices(page: ChoicePageName, props: MenuProps): boolean {
  return choicesOf(page, props).length > 1;
}

interface Offer {
  id: string;
  label: string;
  isChosen: boolean;
  choose(): void;
}

export function choicesOf(page: ChoicePageName, props: MenuProps): Offer[] {
  const { controls, sources, source, onPickSource } = props;
  const { medium } = controls;
  /** The choice before all others. */
  const none = (label: string, isChosen: boolean, choose: () => void): Offer => ({
    ...{ id: '', label, isChosen, choose },
  });
  const pages: Record<ChoicePageName, () => Offer[]> = {
    speed: () =>
      (medium.can.rate ? RATES : []).map((rate) => ({
        id: String(rate),
        label: rate === 1 ? 'Normal' : `${rate}×`,
        isChosen: medium.rate === rate,
        choose: () => controls.setRate(rate),
      })),
    quality() {
      if (medium.qualities.length === 0) return [];
      const shown = medium.shownQuality ? ` (${medium.shownQuality})` : '';
      const auto = none(`Auto${shown}`, medium.quality === null, () => controls.setQuality(null));
      return [auto, ...offersOf(medium.qualities, medium.quality, controls.setQuality)];
    },
    captions() {
      if (medium.texts.length === 0) return [];
      const off = none('Off', medium.text === null, () => controls.showText(null));
      return [off, ...offersOf(medium.texts, medium.text, controls.showText)];
    },
    audio: () => offersOf(medium.audios, medium.audio, controls.setAudio),
    source: () =>
      sources.map((label, at) => ({
        id: String(at),
        label,
        isChosen: at === source,
        choose: () => onPickSource(at),
      })),
  };
  return pages[page]();
}

function offersOf(
  choices: readonly { id: string; label: string }[],
  chosen: string | null,
  choose: (id: string) => void,
): Offer[] {
  return choices.map(({ id, label }) => ({
    id,
    label,
    isChosen: id === chosen,
    choose: () => choose(id),
  }));
}
