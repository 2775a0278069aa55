import type { TextKey } from '../../../lib/site/texts';
import type { MediaState, Preferences } from '../../../media/media-state';
import type { Settings } from '../../../state/device/settings';
import type { IconName } from '../controls/PlayerIcon';

/** The media state with pending requests already applied. */
export interface Chosen extends MediaState {
  lastText: string | null;
}

export type Echo = readonly [icon: IconName, text: string];

interface KeyRow {
  shown: string;
  does: TextKey;
  keys: Readonly<Record<string, 1 | -1>>;
  /** Returns the preferences to request, or `null` to ignore the key. */
  press(chosen: Chosen, by: 1 | -1): Preferences | null;
  echo(chosen: Chosen): Echo;
}

export interface Offer {
  id: string;
  label: string;
  isChosen: boolean;
  preferences: Preferences;
}

export interface Choice {
  keys: readonly KeyRow[];
  persist: Partial<Record<keyof Preferences, keyof Settings>>;
}

export interface ListedChoice extends Choice {
  id: string;
  label: TextKey;
  icon: IconName;
  can(mediaState: MediaState): boolean;
  text(mediaState: MediaState): string;
  offers(mediaState: MediaState): readonly Offer[];
}

interface Given<Value>
  extends Omit<ListedChoice, 'text' | 'offers'>,
    Partial<Pick<ListedChoice, 'text'>> {
  get(mediaState: MediaState): Value;
  set(value: Value): Preferences;
  values(mediaState: MediaState): readonly (readonly [value: Value, label: string])[];
}

export function listed<Value extends string | number | null>({
  get,
  set,
  values,
  ...given
}: Given<Value>): ListedChoice {
  const offers = (mediaState: MediaState) =>
    (given.can(mediaState) ? values(mediaState) : []).map(([value, label]) => ({
      id: String(value),
      label,
      isChosen: value === get(mediaState),
      preferences: set(value),
    }));
  return {
    text: (mediaState) => offers(mediaState).find(({ isChosen }) => isChosen)?.label ?? '',
    ...given,
    offers,
  };
}
