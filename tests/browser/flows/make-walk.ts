import type { Walk } from '../../../flows/walk/walk';
import type { Logs } from '../setup/logs';
import { releaseTab } from '../setup/tab';
import { type FlowKit, heldPaths } from './kit';
import { openStage } from './stage';
import { walkInSite } from './walk-in-site';

/**
 * Follows a test path in a tab of its own.
 *
 * @param logs expects what pages log where an effect fails
 * @throws {Error} with the walk so far, where the site goes another way
 */
export async function makeWalk(kit: FlowKit, walk: Walk, logs: Logs): Promise<void> {
  for (const pattern of kit.logs ?? []) logs.expects(pattern);
  if (walk.steps.some(({ event }) => event.type.startsWith('xstate.error.'))) {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\]/);
  }
  const stage = await openStage(heldPaths(kit));
  logs.listen(stage.page.context());
  try {
    await walkInSite(kit, walk, stage);
  } catch (error) {
    await stage.page.context().close();
    throw error;
  }
  await releaseTab(stage.page);
}
