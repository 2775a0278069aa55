import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { siteTestPathsOf } from '../../../flows/test-paths/cover';
import { drivers } from '../../browser/flows/drivers';
import { type EpiloguePath, epiloguesOf } from '../../browser/flows/epilogues';
import { runTestPath } from '../../browser/flows/run-test-path';
import { watchLogs } from '../../browser/setup/logs';
import { test } from '../../browser/setup/test';
import type { Fault } from './fault';

type Path = Pick<EpiloguePath, 'says' | 'testPath'> & Partial<EpiloguePath>;

const faults: Fault[] = JSON.parse(readFileSync('faults.json', 'utf8'));
const testPathsIn = Object.fromEntries(
  Object.entries(drivers).map(([name, driver]) => {
    const { testPaths } = siteTestPathsOf(driver.flow);
    const whole = testPaths.map((testPath, at) => ({ says: `${at + 1}`, testPath }));
    const paths: Path[] = [...whole, ...epiloguesOf(driver, testPaths)];
    return [name, paths.map((path) => ({ ...path, title: `${name} ${path.says}`, driver }))];
  }),
);
const testPathsFor = ({ flows }: Pick<Fault, 'flows'>) =>
  flows.flatMap((name) => testPathsIn[name] ?? []);
const noticed: Record<string, string | null> = {};

test('without a fault every test path behaves as in its chart', async () => {
  process.env.FAULT = '0';
  const flows = [...new Set(faults.flatMap((fault) => fault.flows))];
  const failed = await firstFailed(testPathsFor({ flows }));
  if (failed) throw new Error(`${failed} without a fault`);
});

test.for(faults.map((fault, at) => ({ ...fault, number: at + 1 })))('$id', async (fault) => {
  process.env.FAULT = String(fault.number);
  noticed[fault.id] = await firstFailed(testPathsFor(fault));
});

afterAll(() => writeFileSync('noticed.json', JSON.stringify(noticed, null, 2)));

async function firstFailed(testPaths: ReturnType<typeof testPathsFor>): Promise<string | null> {
  for (const { title, driver, testPath, epilogue } of testPaths) {
    const logs = watchLogs();
    try {
      await runTestPath(driver, testPath, logs, epilogue);
    } catch (error) {
      return `${title}: ${error instanceof Error ? error.message : error}`;
    }
    const [logged] = logs.unexpected();
    if (logged) return `${title}: ${logged}`;
  }
  return null;
}
