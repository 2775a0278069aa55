/** Tests of a member who watches, with the charts' delays at most a quarter as long. */
import { test as base } from '../setup/test';
import { type PlayerPage, quickPlayerOn, realPlayerOn, stillPlayerOn } from './player-page';

export const test = base.extend<{
  /** On fake media: what the site does with a film. */
  film: PlayerPage;
  /** The same, where charts wait until the test advances time. */
  stillFilm: PlayerPage;
  /** On real media: what the browser does. */
  realFilm: PlayerPage;
}>({
  film: async ({ member }, use) => use(await quickPlayerOn(member)),
  stillFilm: async ({ member }, use) => use(await stillPlayerOn(member)),
  realFilm: async ({ member }, use) => use(await realPlayerOn(member)),
});
