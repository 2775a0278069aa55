/** A trailer in a preview: without sound, controls, a media session or the focus. */
import type { VideoLink } from '../../../../contract/entities';
import { createFacts } from '../../../media/medium';
import type { Media, MediaFact } from '../../../media/port';
import { loadProvider } from '../../../media/present';

/** They play in a frame of an outside site, and bring its scripts and cookies. */
const OUTSIDE = ['youtube', 'vimeo'];

/** What is small, and is not heard. */
const QUIET = { isMuted: true, isDataSaving: true, text: null };

const FAILURES: readonly MediaFact[] = ['blocked', 'disconnected'];

const typeOf = ({ type }: VideoLink) => type?.trim().toLowerCase() ?? 'file';

/** Whether the video plays in an element of the page itself. */
export function playsInPlace(link: VideoLink): boolean {
  return !OUTSIDE.includes(typeOf(link));
}

/**
 * Plays a video that `playsInPlace` in `host`.
 * @param report each way in which it fails is one: nothing is tried again
 * @returns how to remove it
 */
export function playMuted(
  link: VideoLink,
  host: HTMLElement,
  report: (fact: 'playing' | 'ended' | 'failed') => void,
): () => void {
  let media: Media | null = null;
  let isRemoved = false;
  const fail = () => !isRemoved && report('failed');
  loadProvider(typeOf(link) === 'hls' ? 'hls' : 'file')
    .then((mount) => {
      if (isRemoved) return;
      media = mount({
        ...createFacts(),
        ...{ host, url: link.url, protection: link.protection },
        ...{ poster: null, title: '', startAt: 0, preferences: QUIET, captionFile: null },
        fail,
        report(fact) {
          if (FAILURES.includes(fact)) fail();
          else if (!isRemoved && (fact === 'playing' || fact === 'ended')) report(fact);
        },
      });
      media.prefer(QUIET);
      media.play();
    })
    .catch(fail);
  return () => {
    isRemoved = true;
    media?.remove();
  };
}
