import type { RunnerTask, RunnerTestFile } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

type Test = Parameters<VitestTestRunner['onBeforeRunTask']>[0];

/** These tests take seconds, and therefore run last. */
const SLOW = /^every path through /;

export default class StopAtFailure extends VitestTestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const { tasks } of files) {
      tasks.sort((one, other) => Number(SLOW.test(one.name)) - Number(SLOW.test(other.name)));
    }
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    if (test.file.tasks.some(hasFailed)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }
}

function hasFailed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || (task.type === 'suite' && task.tasks.some(hasFailed));
}
