import { type CaptionStyle, knownStyle } from '../../../media/captions/style';
import {
  FILE_TRACK,
  lasting,
  type MediaStores,
  type Preferences,
} from '../../../media/media-state';
import type { Media } from '../../../media/port';
import { chooseSetting, chosenSettings, type Settings } from '../../../state/device/settings';
import { allChoices } from '../choices/table';

const pairs = allChoices.flatMap(
  ({ persist }) => Object.entries(persist) as [keyof Preferences, keyof Settings][],
);

export function storedPreferences(): Preferences {
  const chosen = chosenSettings();
  return Object.fromEntries(
    pairs.flatMap(([preference, name]) => (name in chosen ? [[preference, chosen[name]]] : [])),
  );
}

export function storedCaptionStyle(): Partial<CaptionStyle> {
  const { captionStyle } = chosenSettings();
  return captionStyle ? knownStyle(captionStyle) : {};
}

export function storingChoices(media: Media, { clock }: MediaStores): Media {
  return {
    ...media,
    prefer(preferences) {
      media.prefer(preferences);
      const lastingChoices: Preferences = lasting(preferences, clock.read());
      for (const [preference, name] of pairs) {
        const value = lastingChoices[preference];
        const isOfFile = String(value).startsWith(FILE_TRACK);
        if (value !== undefined && !isOfFile) chooseSetting(name, value as never);
      }
    },
  };
}
