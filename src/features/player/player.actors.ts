import { fromCallback } from 'xstate';
import { FRAMED, type MediaInput, playerMachine } from '../../../machines/player.machine';
import { provideActors } from '../../lib/provide-actors';
import { present } from '../../media/present';
import { keepingChoices } from './memory/device-preferences';
import { keepPlayWish } from './play-wish';
import { type MediaNews, stages } from './stages';

export const playerLogic = provideActors(playerMachine, {
  actors: {
    runMedia: fromCallback<{ type: 'play' | 'pause' }, MediaInput>(
      ({ input, sendBack, receive }) => {
        const { url, protection, provider, link, isPlayWanted } = input;
        const stage = stages.get(input.playerId);
        if (!stage) throw new Error('The player has no stage');
        const video = link === null ? 'trailer' : 'film';
        // A link names a second of the video that is shown first.
        const startAt = stage.left.get(video) ?? (stage.left.size === 0 ? stage.startAt : 0);
        stage.video = video;
        let isOver = false;
        const hear = (news: MediaNews) => !isOver && stage.hear(news);
        const isFramed = FRAMED.includes(provider);
        hear({ fact: 'mounted', link });
        const media = present(provider, {
          ...stage,
          url,
          protection,
          startAt,
          report(fact) {
            hear({ fact });
            sendBack({ type: `media.${fact}` });
          },
          fail: (failure) => hear({ fact: 'failed', failure }),
        });
        // An outside player shows by itself that it loads.
        const play = () => {
          if (!isFramed) hear({ fact: 'asked' });
          media.play();
        };
        stage.media = keepingChoices(media);
        if (stage.hasBrowserControls) media.showControls();
        if (isPlayWanted) play();
        receive(({ type }) => {
          if (type === 'play') return play();
          media.pause();
          // Before anything plays, no event of the media says that it was taken back.
          if (stage.medium.read().isPaused) hear({ fact: 'paused' });
        });
        return () => {
          stage.left.set(video, media.position());
          stage.media = null;
          hear({ fact: 'removed' });
          isOver = true;
          media.remove();
        };
      },
    ),
    // A page that can't be had would be replaced by the browser's own error page.
    async reloadPage({ input, signal }) {
      const { ok, status } = await fetch(window.location.href, { cache: 'no-store', signal });
      if (!ok) throw new Error(`The page answers ${status}`);
      if (input.isPlayWanted) keepPlayWish();
      window.location.reload();
    },
  },
  logAs: () => 'a reload for the code of the player',
});
