import { test as base } from '../setup/test';
import { type PlayerPage, quickPlayerOn, realPlayerOn, stillPlayerOn } from './player-page';

export const test = base.extend<{
  film: PlayerPage;
  stillFilm: PlayerPage;
  realFilm: PlayerPage;
}>({
  film: async ({ member }, use) => use(await quickPlayerOn(member)),
  stillFilm: async ({ member }, use) => use(await stillPlayerOn(member)),
  realFilm: async ({ member }, use) => use(await realPlayerOn(member)),
});
