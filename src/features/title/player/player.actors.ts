import { fromCallback } from 'xstate';
import { playerMachine } from '../../../../machines/player.machine';
import { provideActors } from '../../../lib/provide-actors';
import type { Stage } from '../../../player/port';
import { type ProviderName, present } from '../../../player/present';
import { keepPlayWish } from './play-wish';

interface MountedStage extends Omit<Stage, 'url' | 'report'> {
  /** Seconds at which each video was left, by its address: a film goes on after its trailer. */
  left: Map<string, number>;
  /** Seconds at which the video is now. */
  position(): number;
}

/** The mounted players' stages, by player: an element can't be in a chart. */
export const stages = new Map<string, MountedStage>();

export const playerLogic = provideActors(playerMachine, {
  actors: {
    runMedia: fromCallback<
      { type: 'play' } | { type: 'pause' },
      {
        playerId: string;
        provider: ProviderName;
        url: string;
        isPlayWanted: boolean;
      }
    >(({ input, sendBack, receive }) => {
      const { url, provider, isPlayWanted } = input;
      const stage = stages.get(input.playerId);
      if (!stage) throw new Error('The player has no stage');
      // A link names a second of the video that is shown first.
      const startAt = stage.left.get(url) ?? (stage.left.size === 0 ? stage.startAt : 0);
      const media = present(provider, {
        ...stage,
        url,
        startAt,
        report: (fact) => sendBack({ type: `media.${fact}` }),
      });
      stage.position = media.position;
      if (isPlayWanted) media.play();
      receive(({ type }) => media[type]());
      return () => {
        stage.left.set(url, media.position());
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
