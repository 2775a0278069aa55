import { expect, test, vi } from 'vitest';
import {
  storedPreferences,
  storingChoices,
} from '../../src/features/player/memory/device-preferences';
import type { MediaStores, Preferences } from '../../src/media/media-state';
import type { Media } from '../../src/media/port';
import { chooseSetting } from '../../src/state/device/settings';

function watching() {
  let text: string | null = null;
  const stores = {
    clock: { read: () => ({ duration: 60 }) },
    mediaState: { read: () => ({ text }) },
  } as MediaStores;
  const prefer = vi.fn((preferences: Preferences) => {
    if (preferences.text !== undefined) text = preferences.text;
  });
  return { prefer, media: storingChoices({ prefer } as unknown as Media, stores) };
}

test('a caption file, shown and turned off, leaves the next film the captions chosen before', () => {
  const { media, prefer } = watching();
  media.prefer({ text: 'fr' });
  media.prefer({ text: 'file:boats' });
  expect(prefer).toHaveBeenLastCalledWith({ text: 'file:boats' });
  media.prefer({ text: null });
  media.prefer({ text: 'file:boats' });
  expect(storedPreferences()).toEqual({ text: 'fr' });
  media.prefer({ text: 'de' });
  media.prefer({ text: null });
  expect(storedPreferences()).toEqual({ text: null });
});

test('a caption file that an earlier version stored is not asked of the next film', () => {
  chooseSetting('captions', 'file:boats');
  expect(storedPreferences()).toEqual({});
});
