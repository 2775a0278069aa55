import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { siteWalksOf } from '../../../flows/walk/cover';
import { drivers } from '../../browser/flows/drivers';
import { makeWalk } from '../../browser/flows/make-walk';
import { watchLogs } from '../../browser/setup/logs';
import { test } from '../../browser/setup/test';
import type { Fault } from './fault';

const faults: Fault[] = JSON.parse(readFileSync('faults.json', 'utf8'));
const walksIn = Object.fromEntries(
  Object.entries(drivers).map(([name, driver]) => [
    name,
    siteWalksOf(driver.flow).walks.map((walk, at) => ({
      title: `${name} ${at + 1}`,
      driver,
      walk,
    })),
  ]),
);
const walksFor = ({ flows }: Pick<Fault, 'flows'>) => flows.flatMap((name) => walksIn[name] ?? []);
const noticed: Record<string, string | null> = {};

test('without a fault every test path behaves as in its chart', async () => {
  process.env.FAULT = '0';
  const flows = [...new Set(faults.flatMap((fault) => fault.flows))];
  const failed = await firstFailed(walksFor({ flows }));
  if (failed) throw new Error(`${failed} without a fault`);
});

test.for(faults.map((fault, at) => ({ ...fault, number: at + 1 })))('$id', async (fault) => {
  process.env.FAULT = String(fault.number);
  noticed[fault.id] = await firstFailed(walksFor(fault));
});

afterAll(() => writeFileSync('noticed.json', JSON.stringify(noticed, null, 2)));

async function firstFailed(walks: ReturnType<typeof walksFor>): Promise<string | null> {
  for (const { title, driver, walk } of walks) {
    const logs = watchLogs();
    try {
      await makeWalk(driver, walk, logs);
    } catch (error) {
      return `${title}: ${error instanceof Error ? error.message : error}`;
    }
    const [logged] = logs.unexpected();
    if (logged) return `${title}: ${logged}`;
  }
  return null;
}
