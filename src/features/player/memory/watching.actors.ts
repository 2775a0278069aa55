import { fromCallback } from 'xstate';
import { watchingMachine } from '../../../../machines/watching.machine';
import { provideActors } from '../../../lib/provide-actors';
import { followPlace } from '../../../state/progress/last-place';
import { forgetPositions, keepPosition } from '../../../state/progress/positions';
import { NOWHERE, type Place, stages } from '../stages';
import { cardOf } from './shown-cards';

/** Where a player's film was seen last. */
export const placeOf = (playerId: string): Place => stages.get(playerId)?.place ?? NOWHERE;

export const watchingLogic = provideActors(watchingMachine, {
  actors: {
    watchFilm: fromCallback<{ type: 'report' | 'begin' }, { playerId: string; titleId: string }>(
      ({ input: { playerId, titleId }, sendBack, receive }) => {
        const stage = stages.get(playerId);
        if (!stage) throw new Error('The player has no stage');
        const { clock, medium } = stage;
        let isPlaying = false;
        let mustBegin = false;
        const note = () => {
          const { time, duration } = clock.read();
          if (stage.video !== 'film' || duration === 0) return;
          if (mustBegin) {
            mustBegin = false;
            stage.media?.seek(0);
          }
          stage.place = { position: time, duration: Number.isFinite(duration) ? duration : 0 };
          followPlace(titleId, time);
        };
        const tell = () => {
          const plays = stage.video === 'film' && !medium.read().isPaused;
          if (plays === isPlaying) return;
          isPlaying = plays;
          sendBack(
            plays ? { type: 'film.playing' } : { type: 'film.paused', ...placeOf(playerId) },
          );
        };
        const report = (isLast: boolean) =>
          sendBack({ type: 'position.reported', isLast, ...placeOf(playerId) });
        const onPageHide = () => report(true);
        const stops = [clock.watch(note), medium.watch(tell)];
        window.addEventListener('pagehide', onPageHide);
        receive(({ type }) => {
          if (type === 'report') return report(false);
          stage.left.delete('film');
          // A film that is still being loaded is sent to its beginning when it is there.
          if (clock.read().duration > 0) stage.media?.seek(0);
          else mustBegin = stage.media !== null;
        });
        return () => {
          for (const stop of stops) stop();
          window.removeEventListener('pagehide', onPageHide);
        };
      },
    ),
  },
  actions: {
    keepPosition: (_, { titleId, position, duration, isLast }) =>
      keepPosition({ titleId, position, duration, card: cardOf(titleId) }, isLast),
    forgetPosition: (_, { titleId }) => forgetPositions([titleId]),
  },
});
