import { type CaptionStyle, knownStyle } from '../../../media/captions/style';
import {
  FILE_TRACK_PREFIX,
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
  const preferences = Object.fromEntries(
    pairs.flatMap(([preference, name]) => (name in chosen ? [[preference, chosen[name]]] : [])),
  );
  return withoutFile(preferences, null);
}

export function storedCaptionStyle(): Partial<CaptionStyle> {
  const { captionStyle } = chosenSettings();
  return captionStyle ? knownStyle(captionStyle) : {};
}

export function storingChoices(media: Media, { clock, mediaState }: MediaStores): Media {
  return {
    ...media,
    prefer(preferences) {
      const shown = mediaState.read().text;
      media.prefer(preferences);
      const lastingChoices = withoutFile(lasting(preferences, clock.read()), shown);
      for (const [preference, name] of pairs) {
        const value = lastingChoices[preference];
        if (value !== undefined) chooseSetting(name, value as never);
      }
    },
  };
}

/** Omits `text` if it selects a caption file or turns off a caption file that was `shown`. */
function withoutFile(preferences: Preferences, shown: string | null): Preferences {
  const { text, ...others } = preferences;
  return (text ?? shown)?.startsWith(FILE_TRACK_PREFIX) ? others : preferences;
}
