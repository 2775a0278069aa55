/** `FLOW_PATH='checkout 3'` runs and logs one test path, `FLOW_PATH=checkout,plans` two flows. */
import { afterAll, describe, expect } from 'vitest';
import { readFlow } from '../../../flows/draw/chart';
import { siteTestPathsOf } from '../../../flows/test-paths/cover';
import { pathName } from '../../../flows/test-paths/path-name';
import { sentencesOf } from '../../../flows/test-paths/sentences';
import { keepTargets } from '../setup/hits';
import { test } from '../setup/test';
import { alikeIn } from './alike';
import { assertedIn } from './asserted';
import { drivers } from './drivers';
import { epiloguesOf } from './epilogues';
import { excusedIn, gapsIn } from './run-in-site';
import { runTestPath } from './run-test-path';
import { alike, unjudged } from './unjudged';

const ONLY = process.env.FLOW_PATH?.split(',');
const EXCUSED_AT_MOST = 10;
const flows = Object.entries(drivers).map(([name, driver]) => {
  const { testPaths, missing } = siteTestPathsOf(driver.flow);
  const chart = readFlow(driver.flow);
  const named = testPaths.map((testPath, at) => ({
    title: `${name} ${at + 1}`,
    says: pathName(testPath, chart),
    testPath,
  }));
  return {
    name,
    driver,
    missing,
    all: testPaths,
    testPaths: named.filter(({ title }) => !ONLY || ONLY.includes(name) || ONLY.includes(title)),
  };
});
if (flows.every(({ testPaths }) => testPaths.length === 0))
  throw new Error(`There is no test path ${ONLY}.`);

test('little is excused', () => {
  expect(Object.keys(unjudged).length).toBeLessThanOrEqual(EXCUSED_AT_MOST);
  expect(Object.keys(alike).join(' = ').split(' = ').length).toBeLessThanOrEqual(EXCUSED_AT_MOST);
});

afterAll(() => {
  const asserted = flows.flatMap(({ driver, all }) => [...assertedIn(driver, all)]);
  keepTargets('flows.asserted', new Set(asserted));
});

describe.each(flows.filter(({ testPaths }) => testPaths.length > 0))(
  '$name',
  ({ name, driver, missing, all, testPaths }) => {
    test('has an action, an answer, an assertion and an outcome for all that its chart knows', () => {
      expect(gapsIn(driver, all)).toEqual([]);
      expect(missing.toSorted()).toEqual(excusedIn(driver).toSorted());
    });

    test('is in no two states that look alike, and lead on alike', () => {
      expect(
        alikeIn(driver, new Set(excusedIn(driver))).filter((states) => !(states in alike)),
      ).toEqual([]);
    });

    test.for(testPaths)('$title: $says', async ({ testPath }, { logs }) => {
      if (ONLY) console.info(sentencesOf(testPath).join('\n'));
      await runTestPath(driver, testPath, logs);
    });

    const isWhole = !ONLY || ONLY.includes(name);
    test.for(isWhole ? epiloguesOf(driver, all) : [])('$says', async (path, { logs }) => {
      await runTestPath(driver, path.testPath, logs, path.epilogue);
    });
  },
);
