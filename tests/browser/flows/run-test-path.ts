import type { TestPath } from '../../../flows/test-paths/test-path';
import type { Logs } from '../setup/logs';
import { releaseTab } from '../setup/tab';
import { type Epilogue, type FlowDriver, heldPaths } from './driver';
import { runInSite } from './run-in-site';
import { openSitePage } from './site-page';

/** @throws {Error} that lists the steps so far, on a mismatch or a failed assertion */
export async function runTestPath(
  driver: FlowDriver,
  testPath: TestPath,
  logs: Logs,
  epilogue?: Epilogue,
): Promise<void> {
  for (const pattern of driver.logs ?? []) logs.expects(pattern);
  if (epilogue || testPath.steps.some(({ event }) => event.type.startsWith('xstate.error.'))) {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\]/);
  }
  const sitePage = await openSitePage(heldPaths(driver));
  logs.listen(sitePage.page.context());
  try {
    await runInSite(driver, testPath, sitePage);
    const { snapshot } = testPath.steps.at(-1)?.hits ?? testPath.begin;
    await epilogue?.run(sitePage, snapshot);
  } catch (error) {
    await sitePage.page.context().close();
    throw error;
  }
  await releaseTab(sitePage.page);
}
