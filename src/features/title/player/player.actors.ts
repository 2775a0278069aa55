import { fromCallback } from 'xstate';
import { playerMachine } from '../../../../machines/player.machine';
import { provideActors } from '../../../lib/provide-actors';
import type { Stage } from '../../../player/port';
import { type ProviderName, present } from '../../../player/present';

/** The mounted players' stages, by player: an element can't be in a chart. */
export const stages = new Map<string, Omit<Stage, 'url' | 'report'>>();

export const playerLogic = provideActors(playerMachine, {
  actors: {
    runMedia: fromCallback<
      { type: 'play' },
      { playerId: string; provider: ProviderName; url: string; attempt: number }
    >(({ input, sendBack, receive }) => {
      const { attempt, url, provider } = input;
      const stage = stages.get(input.playerId);
      if (!stage) throw new Error('The player has no stage');
      const media = present(provider, {
        ...stage,
        url,
        report: (fact) => sendBack({ type: `media.${fact}`, attempt }),
      });
      receive(media.play);
      return () => {
        stage.startAt = media.remove();
      };
    }),
  },
});
