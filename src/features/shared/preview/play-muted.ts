import type { VideoLink } from '../../../../contract/entities';
import { createMediaStores } from '../../../media/media-state';
import type { Media, MediaEvent } from '../../../media/port';
import { loadProvider } from '../../../media/present';

/** Not previewed, since embeds load third-party code. */
const EMBEDS = ['youtube', 'vimeo'];

const QUIET = { isMuted: true, isDataSaving: true, text: null };

const FAILURES: readonly MediaEvent[] = ['blocked', 'disconnected'];

export const previewScreen: { current: HTMLDivElement | null } = { current: null };

const typeOf = ({ type }: VideoLink) => type?.trim().toLowerCase() ?? 'file';

export function canPlayWithoutEmbed(link: VideoLink): boolean {
  return !EMBEDS.includes(typeOf(link));
}

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
        ...createMediaStores(),
        host,
        url: link.url,
        protection: link.protection,
        poster: null,
        title: '',
        startAt: 0,
        preferences: QUIET,
        captionFile: null,
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
