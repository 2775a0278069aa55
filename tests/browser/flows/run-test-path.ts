import type { TestPath } from '../../../flows/test-paths/test-path';
import type { Logs } from '../setup/logs';
import { releaseTab } from '../setup/tab';
import { type FlowDriver, heldPaths } from './driver';
import { runInSite } from './run-in-site';
import { openSitePage } from './site-page';

/**
 * @param logs expects the logs of failing effects
 * @throws {Error} with the test path so far, on a mismatch
 */
export async function runTestPath(
  driver: FlowDriver,
  testPath: TestPath,
  logs: Logs,
): Promise<void> {
  for (const pattern of driver.logs ?? []) logs.expects(pattern);
  if (testPath.steps.some(({ event }) => event.type.startsWith('xstate.error.'))) {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\]/);
  }
  const sitePage = await openSitePage(heldPaths(driver));
  logs.listen(sitePage.page.context());
  try {
    await runInSite(driver, testPath, sitePage);
  } catch (error) {
    await sitePage.page.context().close();
    throw error;
  }
  await releaseTab(sitePage.page);
}
