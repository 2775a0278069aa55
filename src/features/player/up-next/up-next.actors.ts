import { type AnyEventObject, fromCallback } from 'xstate';
import { upNextMachine } from '../../../../machines/up-next.machine';
import { isSavingData } from '../../../lib/network';
import { provideActors } from '../../../lib/provide-actors';
import { chooseSetting, setting } from '../../../state/device/settings';
import { stages } from '../stages';

/** Seconds before the end; of a short film its last fifth. */
const BEFORE_END = { seconds: 10, share: 0.2 };

export const upNextLogic = provideActors(upNextMachine, {
  actors: {
    watchEnd: fromCallback<AnyEventObject, { playerId: string }>(
      ({ input: { playerId }, sendBack }) => {
        const stage = stages.get(playerId);
        if (!stage) throw new Error('The player has no stage');
        const { clock, medium } = stage;
        let isNear = false;
        let isEnded = false;
        const lookAtClock = () => {
          const { time, duration } = clock.read();
          if (stage.video !== 'film') return;
          const left = Number.isFinite(duration) && duration > 0 ? duration - time : null;
          const isEnd =
            left !== null && left <= Math.min(BEFORE_END.seconds, BEFORE_END.share * duration);
          if (isEnd) {
            const secondsLeft = Math.max(0, Math.ceil(left));
            sendBack({ type: 'end.approached', secondsLeft, isWanted: isWanted() });
          } else if (isNear) sendBack({ type: 'end.left' });
          isNear = isEnd;
        };
        const lookAtMedium = () => {
          const isOver = medium.read().isEnded && stage.video === 'film';
          if (isOver === isEnded) return;
          isEnded = isOver;
          sendBack(isOver ? { type: 'film.ended', isWanted: isWanted() } : { type: 'end.left' });
        };
        const stops = [clock.watch(lookAtClock), medium.watch(lookAtMedium)];
        // Of a film that is over already, nothing more is heard.
        lookAtMedium();
        return () => {
          for (const stop of stops) stop();
        };

        /** Who wants little to move, or to be loaded, presses Play themselves. */
        function isWanted() {
          const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          return setting('isUpNextOn') && !setting('isSavingData') && !isStill && !isSavingData();
        }
      },
    ),
  },
  actions: {
    turnOff: () => chooseSetting('isUpNextOn', false),
  },
});
