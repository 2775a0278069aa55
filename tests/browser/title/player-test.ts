/** Tests of a member who watches, in charts that wait a quarter of their time at most. */
import { test as base } from '../setup/test';
import { type PlayerPage, quickPlayerOn, realPlayerOn, stillPlayerOn } from './player-page';

export const test = base.extend<{
  /** What the site does with a film, whatever plays it: on a fake medium. */
  film: PlayerPage;
  /** The same, where charts wait until the test lets time pass. */
  stillFilm: PlayerPage;
  /** What a medium does: on its data. */
  realFilm: PlayerPage;
}>({
  film: async ({ member }, use) => use(await quickPlayerOn(member)),
  stillFilm: async ({ member }, use) => use(await stillPlayerOn(member)),
  realFilm: async ({ member }, use) => use(await realPlayerOn(member)),
});
