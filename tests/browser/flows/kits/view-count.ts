import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { filmSays, openFilm } from './film';
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
  // How often a film was viewed is shown to nobody.
  sights: Object.fromEntries(
    ['still', 'loading', 'playing', 'counting', 'counted'].map((state) => [state, isThere]),
  ),
};
