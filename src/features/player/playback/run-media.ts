import { type EventObject, fromCallback } from 'xstate';
import { FRAMED, type Source } from '../../../../machines/playback.machine';
import { present } from '../../../media/present';
import { storingChoices } from '../memory/device-preferences';
import { watchFilm } from '../memory/watch-film';
import type { MountedStage } from '../mounted-stage';
import type { Send } from '../report';
import { watchEnd } from '../up-next/watch-end';

type Request =
  | { type: 'source.presented'; source: Source }
  | { type: 'source.removed' | 'play.granted' | 'pause.granted' }
  | { type: 'reconnection.requested' | 'position.requested' }
  | { type: 'card.mounted' | 'card.removed' }
  | { type: 'beginning.requested' | 'page.left' };

export const runMedia = fromCallback<EventObject, { titleId: string; stage: object }>(
  ({ input, sendBack, receive }) => {
    const stage = input.stage as MountedStage;
    const film = watchFilm(stage, input.titleId, sendBack);
    let stopWatchingEnd: (() => void) | null = null;
    let shown: ReturnType<typeof show> | null = null;
    const putOnPage = (source: Source | null) => {
      shown?.remove();
      shown = source && show(stage, source, sendBack);
      stage.source = source;
    };
    if (stage.source) putOnPage(stage.source);
    receive((event) => {
      const request = event as Request;
      if (request.type === 'source.presented') putOnPage(request.source);
      else if (request.type === 'source.removed') putOnPage(null);
      else if (request.type === 'play.granted') shown?.play();
      else if (request.type === 'pause.granted') shown?.pause();
      else if (request.type === 'reconnection.requested') stage.media?.reconnect();
      else if (request.type === 'position.requested') film.report(false);
      else if (request.type === 'beginning.requested') film.begin();
      else if (request.type === 'card.mounted') stopWatchingEnd ??= watchEnd(stage, sendBack);
      else if (request.type === 'card.removed') {
        stopWatchingEnd?.();
        stopWatchingEnd = null;
        sendBack({ type: 'end.left' });
      } else film.leave();
    });
    return () => {
      film.stop();
      stopWatchingEnd?.();
      shown?.remove();
    };
  },
);

function show(
  stage: MountedStage,
  { url, protection, provider, link, isPlayWanted }: Source,
  send: Send,
) {
  const { host } = stage;
  if (!host) throw new Error('The player has no element');
  const video = link === null ? 'trailer' : 'film';
  // A shared link's start time applies only to the first video shown.
  const startAt = stage.left.get(video) ?? (stage.left.size === 0 ? stage.startAt : 0);
  stage.video = video;
  let isRemoved = false;
  const report: Send = (event) => !isRemoved && send(event);
  const isEmbed = FRAMED.includes(provider);
  report({ type: 'media.mounted', link });
  const media = present(provider, {
    ...stage,
    host,
    url,
    protection,
    startAt,
    report: (fact) => report({ type: `media.${fact}` }),
    fail: (failure) => report({ type: 'media.failed', failure }),
  });
  // Skips `media.asked` for embeds, which show their own loading indicator.
  const play = () => {
    if (!isEmbed) report({ type: 'media.asked' });
    media.play();
  };
  stage.media = storingChoices(media, stage);
  if (stage.hasBrowserControls) media.showControls();
  if (isPlayWanted) play();
  return {
    play,
    pause() {
      media.pause();
      // A play request that is cancelled before playback starts may fire no media event.
      if (stage.mediaState.read().isPaused) report({ type: 'play.cancelled' });
    },
    remove() {
      const at = media.position();
      // Preserves the resume position for the next source if this source cannot seek.
      stage.left.set(video, stage.mediaState.read().isFixed ? Math.max(at, startAt) : at);
      stage.media = null;
      report({ type: 'media.removed' });
      isRemoved = true;
      media.remove();
      // An element that has lost its source pauses without firing an event.
      stage.mediaState.change({ isPaused: true });
    },
  };
}
