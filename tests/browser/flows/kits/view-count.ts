import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { filmSays, openFilm, pause, play } from './film';
import { elementSays, isThere } from './media';
import { pathOf } from './outside';

const CALL = pathOf('countView');

export const kit: Kit = {
  use: 'View count',
  holds: [pathOf('progress')],
  begin: openFilm,
  gestures: {
    'film.playing': ({ page }: Stage) => filmSays(page, null, 'play'),
    'film.paused': ({ page }: Stage) => filmSays(page, null, 'pause'),
    'media.playing': elementSays,
    'media.stalled': elementSays,
  },
  calls: {
    countView: { path: CALL, body: () => ({ status: true, message: 'Counted.' }) },
  },
  outcomes: {
    countView: asks('countView', ({ titleId }) => ({ payload: { entertainment_id: titleId } })),
  },
  // What is counted is not shown, only what the film does meanwhile.
  sights: {
    still: (stage) => play(stage).waitFor(),
    loading: (stage) => play(stage).or(pause(stage)).first().waitFor(),
    playing: (stage) => pause(stage).waitFor(),
    counting: (stage) => pause(stage).waitFor(),
    counted: isThere,
  },
};
