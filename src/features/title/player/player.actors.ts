import { fromCallback } from 'xstate';
import { playerMachine } from '../../../../machines/player.machine';
import { provideActors } from '../../../lib/provide-actors';
import { type ProviderName, present } from '../../../player/present';
import { keepPlayWish } from './play-wish';
import { stages } from './stages';

export const playerLogic = provideActors(playerMachine, {
  actors: {
    runMedia: fromCallback<
      { type: 'play' } | { type: 'pause' },
      {
        playerId: string;
        provider: ProviderName;
        url: string;
        isTrailer: boolean;
        isPlayWanted: boolean;
      }
    >(({ input, sendBack, receive }) => {
      const { url, provider, isTrailer, isPlayWanted } = input;
      const stage = stages.get(input.playerId);
      if (!stage) throw new Error('The player has no stage');
      const video = isTrailer ? 'trailer' : 'film';
      // A link names a second of the video that is shown first.
      const startAt = stage.left.get(video) ?? (stage.left.size === 0 ? stage.startAt : 0);
      const media = present(provider, {
        ...stage,
        url,
        startAt,
        report: (fact) => sendBack({ type: `media.${fact}` }),
      });
      stage.media = media;
      media.showControls();
      if (isPlayWanted) media.play();
      receive(({ type }) => media[type]());
      return () => {
        stage.left.set(video, media.position());
        stage.media = null;
        media.remove();
      };
    }),
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
