import { notifyChunkError } from '../../lib/chunk-error';
import type { Preferences } from '../../media/medium';
import type { Player } from './player';

/** The requests of a title's page, each to the chart that decides on it. */
export function verbsOf({ player, playback, patience, upNext, stage, host }: Player) {
  return {
    /** The viewer is about to press Play: what it needs is fetched now. */
    showIntent: () => playback.send({ type: 'intent.noticed' }),
    play: () => playback.send({ type: 'play.requested' }),
    pause: () => playback.send({ type: 'pause.requested' }),
    show: (video: 'film' | 'trailer') => playback.send({ type: `${video}.requested` }),
    /** @param link index of the film's source */
    pickSource: (link: number) => playback.send({ type: 'source.picked', link }),
    /** From the first source, at the same second. */
    retry: () => player.send({ type: 'retry.requested' }),
    /** Forgets where the film was left, and goes to its beginning. */
    startOver: () => player.send({ type: 'beginning.requested' }),
    /** Loads again what the viewer waits for. */
    help: () => patience.send({ type: 'help.requested' }),
    /** To the offer of the title that follows. */
    answerOffer: (type: 'next.pressed' | 'offer.cancelled' | 'offers.refused') =>
      upNext.send({ type }),
    prefer: (preferences: Preferences) => stage.media?.prefer(preferences),
    /** An outside player's frame has no video: the focus is beside it. */
    focusVideo() {
      const video = host.current?.querySelector<HTMLElement>('video');
      (video ?? host.current)?.focus({ preventScroll: true });
    },
    /** Captions in a file of the viewer's own. */
    dropCaptions: (file: File | undefined) =>
      import('./captions/caption-files').then(
        ({ showCaptionFile }) => showCaptionFile(stage, file),
        notifyChunkError,
      ),
  };
}
