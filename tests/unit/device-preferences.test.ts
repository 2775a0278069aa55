import { expect, test, vi } from 'vitest';
import {
  storedPreferences,
  storingChoices,
} from '../../src/features/player/memory/device-preferences';
import type { MediaStores } from '../../src/media/media-state';
import type { Media } from '../../src/media/port';

test('a caption file is shown, and the next film has the captions that were chosen before', () => {
  const prefer = vi.fn();
  const stores = { clock: { read: () => ({ duration: 60 }) } } as MediaStores;
  const media = storingChoices({ prefer } as unknown as Media, stores);
  media.prefer({ text: 'fr' });
  media.prefer({ text: 'file:boats' });
  expect(prefer).toHaveBeenLastCalledWith({ text: 'file:boats' });
  expect(storedPreferences()).toEqual({ text: 'fr' });
});
