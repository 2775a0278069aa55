import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { filmSays, openFilm, pause, play } from './film';
import { findStored } from './found';
import { during } from './leaving';
import { elementSays, isThere } from './media';
import { pathOf } from './outside';

const CALL = pathOf('countView');

export const driver: Driver = {
  use: 'View count',
  holds: [pathOf('progress')],
  begin: (sitePage) => openFilm(sitePage),
  actions: {
    'film.playing': ({ page }: SitePage) => filmSays(page, null, 'play'),
    'film.paused': ({ page }: SitePage) => filmSays(page, null, 'pause'),
    'media.playing': elementSays,
    'media.stalled': elementSays,
  },
  calls: {
    countView: { path: CALL, body: () => ({ status: true, message: 'Counted.' }) },
  },
  outcomes: {
    countView: asks('countView', ({ titleId }) => ({ payload: { entertainment_id: titleId } })),
  },
  assertions: {
    still: (sitePage) => play(sitePage).waitFor(),
    loading: (sitePage) => play(sitePage).or(pause(sitePage)).first().waitFor(),
    playing: (sitePage) => pause(sitePage).waitFor(),
    counting: (sitePage) => pause(sitePage).waitFor(),
    counted: isThere,
  },
  epilogues: {
    'notes a provider that counts no views': {
      when: during('countView'),
      async run(sitePage) {
        await sitePage.fail(CALL, { ...failures.rejected, status: 404 });
        await findStored(sitePage, 'sessionStorage', 'fin.views-unknown', true);
      },
    },
  },
};
