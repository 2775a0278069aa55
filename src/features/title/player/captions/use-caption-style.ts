import { useSyncExternalStore } from 'react';
import { plainCaptions, withNext } from '../../../../player/captions/style';
import type { Player } from '../use-player';

/** How captions look, and how somebody changes it. */
export function useCaptionStyle({ captionStyle }: Player['facts']) {
  const style = useSyncExternalStore(captionStyle.watch, captionStyle.read);
  return {
    style,
    takeNext: (name: 'size' | 'colour' | 'ground' | 'position') =>
      captionStyle.change(withNext(style, name)),
    /** @param seconds less than 0 for earlier */
    delayBy: (seconds: number) => captionStyle.change({ delay: style.delay + seconds }),
    reset: () => captionStyle.change(plainCaptions),
  };
}
