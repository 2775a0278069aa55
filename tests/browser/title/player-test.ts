import { test as base } from '../setup/test';
import { type PlayerPage, quickPlayerOn, realPlayerOn, stillPlayerOn } from './player-page';

export const test = base.extend<{
  /** Uses fake media and short delays. */
  film: PlayerPage;
  /** Uses fake media; delays wait until the test advances time. */
  stillFilm: PlayerPage;
  /** Uses real media and short delays. */
  realFilm: PlayerPage;
}>({
  film: async ({ member }, use) => use(await quickPlayerOn(member)),
  stillFilm: async ({ member }, use) => use(await stillPlayerOn(member)),
  realFilm: async ({ member }, use) => use(await realPlayerOn(member)),
});
