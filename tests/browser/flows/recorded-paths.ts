import type { Step } from '../../../flows/live/allowed';
import { siteOf } from '../../../flows/test-paths/place';
import { replaysOf } from '../../../flows/test-paths/replay';
import type { TestPath } from '../../../flows/test-paths/test-path';
import { type FlowDriver, nameOfUse } from './driver';
import { drivers } from './drivers';

export interface RecordedTestPath {
  readonly use: string;
  readonly driver: FlowDriver;
  /** Ends before `unmatched`; `null` if no test path starts like the recording. */
  readonly testPath: TestPath | null;
  readonly unmatched: Step | null;
}

export function recordedTestPaths(recording: readonly Step[]): RecordedTestPath[] {
  const replays = replaysOf(recording, (name, use) => {
    const driver = drivers[name];
    const inputs = driver.flow.inputs.filter((input) => nameOfUse(driver, input) === use);
    return inputs.length === 0
      ? null
      : { flow: { ...driver.flow, inputs }, place: siteOf(driver.flow) };
  });
  return replays.map(({ name, ...rest }) => ({ ...rest, driver: drivers[name] }));
}
