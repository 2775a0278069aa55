/**
 * Every flow is walked through the built site, on the reference provider. `FLOW_WALK='checkout 3'` makes
 * one walk, `FLOW_WALK=checkout,plans` those of two flows, and both say what they do.
 */
import { afterAll, describe, expect } from 'vitest';
import { readFlow } from '../../../flows/draw/chart';
import { siteWalksOf } from '../../../flows/walk/cover';
import { sentencesOf } from '../../../flows/walk/sentences';
import { walkName } from '../../../flows/walk/walk-name';
import { keepTargets } from '../setup/hits';
import { test } from '../setup/test';
import { alikeIn } from './alike';
import { assertedIn } from './asserted';
import { drivers } from './drivers';
import { makeWalk } from './make-walk';
import { alike, unjudged } from './unjudged';
import { excusedIn, gapsIn } from './walk-in-site';

const ONLY = process.env.FLOW_WALK?.split(',');
const EXCUSED_AT_MOST = 10;
const flows = Object.entries(drivers).map(([name, driver]) => {
  const { walks, missing } = siteWalksOf(driver.flow);
  const chart = readFlow(driver.flow);
  const named = walks.map((walk, at) => ({
    title: `${name} ${at + 1}`,
    says: walkName(walk, chart),
    walk,
  }));
  return {
    name,
    driver,
    missing,
    all: walks,
    walks: named.filter(({ title }) => !ONLY || ONLY.includes(name) || ONLY.includes(title)),
  };
});
if (flows.every(({ walks }) => walks.length === 0)) throw new Error(`There is no walk ${ONLY}.`);

test('little is excused', () => {
  expect(Object.keys(unjudged).length).toBeLessThanOrEqual(EXCUSED_AT_MOST);
  expect(Object.keys(alike).join(' = ').split(' = ').length).toBeLessThanOrEqual(EXCUSED_AT_MOST);
});

afterAll(() => {
  const asserted = flows.flatMap(({ driver, all }) => [...assertedIn(driver, all)]);
  keepTargets('flows.asserted', new Set(asserted));
});

describe.each(flows.filter(({ walks }) => walks.length > 0))(
  '$name',
  ({ driver, missing, all, walks }) => {
    test('has an action, an answer, an assertion and an outcome for all that its chart knows', () => {
      expect(gapsIn(driver, all)).toEqual([]);
      expect(missing.toSorted()).toEqual(excusedIn(driver).toSorted());
    });

    test('is in no two states that look alike, and lead on alike', () => {
      expect(
        alikeIn(driver, new Set(excusedIn(driver))).filter((states) => !(states in alike)),
      ).toEqual([]);
    });

    test.for(walks)('$title: $says', async ({ walk }, { logs }) => {
      if (ONLY) console.info(sentencesOf(walk).join('\n'));
      await makeWalk(driver, walk, logs);
    });
  },
);
