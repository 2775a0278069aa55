import { notifyChunkError } from '../../lib/chunk-error';
import type { Preferences } from '../../media/media-state';
import type { Player } from './player';

export function verbsOf({ player, playback, patience, upNext, stage, host }: Player) {
  return {
    showIntent: () => playback.send({ type: 'intent.noticed' }),
    play: () => playback.send({ type: 'play.requested' }),
    pause: () => playback.send({ type: 'pause.requested' }),
    show: (video: 'film' | 'trailer') => playback.send({ type: `${video}.requested` }),
    pickSource: (link: number) => playback.send({ type: 'source.picked', link }),
    retry: () => player.send({ type: 'retry.requested' }),
    startOver: () => player.send({ type: 'beginning.requested' }),
    help: () => patience.send({ type: 'help.requested' }),
    answerOffer: (type: 'next.pressed' | 'offer.cancelled' | 'offers.refused') =>
      upNext.send({ type }),
    prefer: (preferences: Preferences) => stage.media?.prefer(preferences),
    focusVideo() {
      const video = host.current?.querySelector<HTMLElement>('video');
      (video ?? host.current)?.focus({ preventScroll: true });
    },
    dropCaptions: (file: File | undefined) =>
      import('./captions/caption-files').then(
        ({ showCaptionFile }) => showCaptionFile(stage, file),
        notifyChunkError,
      ),
  };
}
