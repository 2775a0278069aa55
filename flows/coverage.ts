/**
 * Checks that tests cover the charts, both over mocks and in the site. In the site, a target is
 * covered if a test path or a hand-written test hits it.
 * Reads `build/hits/`, which only a full `npm test` writes. Writes the report for the atlas.
 * Fails if the hits of the test paths are missing.
 * Fails for any gap over mocks, and for any gap in the site that `unreachable.ts` does not explain.
 * Also fails for more than five explained gaps.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlowName, flowCalled, flowNames } from './flows';
import { HITS, REPORT } from './report-files';
import { type Missed, missedBy, missedInSite, targetSentence } from './test-paths/coverage';
import { stepperOf } from './test-paths/hits';
import { unreachable } from './unreachable';

const PATHS = 'flows.test-paths.json';
const ASSERTED = 'flows.asserted.json';
const EXCUSED_AT_MOST = 5;

if (!existsSync(join(HITS, PATHS)))
  fail('Run npm test first: nothing is known of the browser tests.');
const files = readdirSync(HITS);
const missed = missedBy({
  testPaths: targetsIn(files.filter((file) => file === PATHS)),
  asserted: targetsIn(files.filter((file) => file === ASSERTED)),
  tests: targetsIn(files.filter((file) => file !== PATHS && file !== ASSERTED)),
});
print(missed);
writeFileSync(REPORT, `${JSON.stringify(missed, null, 2)}\n`);
const faults = faultsIn(missed);
if (faults.length > 0) fail(faults.join('\n'));

function targetsIn(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => JSON.parse(readFileSync(join(HITS, name), 'utf8'))));
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

function faultsIn(report: Missed): string[] {
  const open = flowNames.flatMap((name) =>
    missedInSite(report, name).map((target) => ({ name, target })),
  );
  const excused = open.filter(({ target }) => target in unreachable);
  return [
    ...flowNames.flatMap((name) =>
      report[name].mocks.map((target) => `Over mocks, ${targetSentence(name, target)}`),
    ),
    ...open
      .filter(({ target }) => !(target in unreachable))
      .map(({ name, target }) => `In the site, ${targetSentence(name, target)} (${target})`),
    ...(excused.length > EXCUSED_AT_MOST
      ? [`${excused.length} targets are excused, more than ${EXCUSED_AT_MOST}.`]
      : []),
  ];
}

function print(report: Missed): void {
  for (const name of flowNames) {
    for (const target of missedInSite(report, name)) {
      const reason = unreachable[target];
      if (reason) console.log(`${targetSentence(name, target)} ${reason}`);
    }
  }
  const share = (name: FlowName, left: number) => {
    const all = stepperOf(flowCalled(name).machine).targets.size;
    return `${Math.floor((100 * (all - left)) / all)} %`.padStart(6);
  };
  console.log(`${''.padEnd(14)}     mocks   paths  asserted   tests   site`);
  for (const name of flowNames) {
    const { mocks, testPaths, asserted, tests } = report[name];
    const cells = [mocks, testPaths, asserted, tests, missedInSite(report, name)];
    console.log(name.padEnd(16), cells.map(({ length }) => share(name, length)).join('  '));
  }
}
