/**
 * `npm run test:faults` injects faults into the site's source and lists which ones the test paths detect.
 *
 *     npm run test:faults                                  nine faults that members would notice
 *     npm run test:faults -- wiring [seed [size [from]]]   `size` (default 60) faults in the charts' wiring
 *
 * `seed` determines the sample, and `from` skips its first faults.
 * One build in `build/` holds every fault behind a switch.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenOf } from '../chosen';
import type { Fault } from './fault';
import { nineFaults } from './faults';
import { copyWith } from './site';
import { wiringFaults } from './wiring';

const FOLDER = 'build/site-faults';

const [kind, seed = 1, size = 60, from = 0] = process.argv.slice(2);
const faults =
  kind === 'wiring'
    ? sampleOf(wiringFaults(), Number(seed), Number(from) + Number(size)).slice(Number(from))
    : nineFaults();
copyWith(FOLDER, faults);
const { status } = spawnSync(
  join('node_modules/.bin/vitest'),
  ['run', '--config', 'tests/mutants/site/vitest.config.ts'],
  { cwd: FOLDER, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
const noticed: Record<string, string | null> = JSON.parse(
  readFileSync(join(FOLDER, 'noticed.json'), 'utf8'),
);
for (const { id } of faults) console.log(`${noticed[id] ? 'noticed' : '       '}  ${id}`);
const count = faults.filter(({ id }) => noticed[id]).length;
console.log(`${count} of ${faults.length} noticed by test paths alone`);

function sampleOf(all: readonly Fault[], chosenBy: number, length: number): Fault[] {
  const sample: Fault[] = [];
  // Without line numbers, which any edit above a fault would change.
  const idOf = ({ id }: Fault) => id.replace(/:\d+ /, ' ');
  for (const fault of chosenOf(all, chosenBy, idOf)) {
    const overlaps = (it: Fault) =>
      it.file === fault.file && it.from < fault.to && fault.from < it.to;
    if (sample.length < length && !sample.some(overlaps)) sample.push(fault);
  }
  return sample;
}
