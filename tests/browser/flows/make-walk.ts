import type { Walk } from '../../../flows/walk/walk';
import type { Logs } from '../setup/logs';
import { releaseTab } from '../setup/tab';
import { type FlowDriver, heldPaths } from './driver';
import { openSitePage } from './site-page';
import { walkInSite } from './walk-in-site';

/**
 * Follows a test path in a tab of its own.
 *
 * @param logs expects what pages log where an effect fails
 * @throws {Error} with the walk so far, where the site goes another way
 */
export async function makeWalk(driver: FlowDriver, walk: Walk, logs: Logs): Promise<void> {
  for (const pattern of driver.logs ?? []) logs.expects(pattern);
  if (walk.steps.some(({ event }) => event.type.startsWith('xstate.error.'))) {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\]/);
  }
  const sitePage = await openSitePage(heldPaths(driver));
  logs.listen(sitePage.page.context());
  try {
    await walkInSite(driver, walk, sitePage);
  } catch (error) {
    await sitePage.page.context().close();
    throw error;
  }
  await releaseTab(sitePage.page);
}
