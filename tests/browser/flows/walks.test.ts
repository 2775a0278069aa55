/**
 * Every flow is walked through the built site, on the reference provider. `FLOW_WALK='checkout 3'` makes
 * one walk, `FLOW_WALK=checkout,plans` those of two flows, and both say what they do.
 */
import { describe, expect } from 'vitest';
import { sentencesOf } from '../../../flows/walk/sentences';
import { test } from '../setup/test';
import { kits } from './kits';
import { makeWalk } from './make-walk';
import { excusedIn, gapsIn, walksOf } from './walk-in-site';

const ONLY = process.env.FLOW_WALK?.split(',');
const flows = Object.entries(kits).map(([name, kit]) => {
  const { walks, missing } = walksOf(kit);
  const named = walks.map((walk, at) => ({ title: `${name} ${at + 1}`, walk }));
  return {
    name,
    kit,
    missing,
    walks: named.filter(({ title }) => !ONLY || ONLY.includes(name) || ONLY.includes(title)),
  };
});
if (flows.every(({ walks }) => walks.length === 0)) throw new Error(`There is no walk ${ONLY}.`);

describe.each(flows.filter(({ walks }) => walks.length > 0))('$name', ({ kit, missing, walks }) => {
  test('has a gesture, an answer and a sight for all that its chart knows', () => {
    expect(gapsIn(kit)).toEqual([]);
    expect(missing.toSorted()).toEqual(excusedIn(kit).toSorted());
  });

  test.for(walks)('goes as its chart says: $title', async ({ walk }, { logs }) => {
    if (ONLY) console.info(sentencesOf(walk).join('\n'));
    await makeWalk(kit, walk, logs);
  });
});
