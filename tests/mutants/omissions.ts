/**
 * Counts how many omissions the worlds detect. An omission removes one transition, emitted event,
 * action or effect from a chart. A given seed always selects the same forty.
 *
 *   npm run test:omissions [-- seed]
 *   npm run test:omissions -- plans home    all omissions of these charts
 */
import { readFileSync } from 'node:fs';
import * as all from '../../flows/worlds/all';
import { type Charts, explore } from '../../flows/worlds/explore';
import type { World } from '../../flows/worlds/world';
import { chosenOf } from './chosen';
import { machineOf } from './machine-of';
import { mutantsOf } from './mutant';

const COUNT = 40;
const OMISSIONS = ['transition', 'action', 'invoke'];

const equivalent: object = JSON.parse(readFileSync('tests/mutants/equivalent.json', 'utf8'));
const worlds: Readonly<Record<string, World>> = all;
const charts = [...new Set(Object.values(worlds).flatMap(chartsOf))];
const omissions = (
  await Promise.all(
    charts.map(async (chart) =>
      mutantsOf(chart, await machineOf(chart))
        .filter(({ operator, id }) => OMISSIONS.includes(operator) && !(id in equivalent))
        .map((mutant) => ({ chart, mutant })),
    ),
  )
).flat();

const idOf = ({ mutant }: (typeof omissions)[number]) => mutant.id;
const asked = process.argv.slice(2);
const unknown = asked.filter((it) => !/^\d+$/.test(it) && !charts.some((chart) => chart === it));
if (unknown.length > 0) throw new Error(`No world has a chart called ${unknown.join(', ')}.`);
const named = omissions.filter(({ chart }) => asked.includes(chart));
const chosen =
  named.length > 0 ? named : chosenOf(omissions, Number(asked[0] ?? 1), idOf).slice(0, COUNT);
let found = 0;
for (const { chart, mutant } of chosen) {
  const machines = { [chart]: mutant.machine() };
  const isFound = Object.values(worlds)
    .filter((world) => chartsOf(world).includes(chart))
    .some((world) => isNoticed(world, machines));
  if (isFound) found += 1;
  console.log(`${isFound ? 'found' : '     '}  ${mutant.id}`);
}
console.log(
  `${found} of ${chosen.length} found, of ${omissions.length} omissions in ${charts.length} charts`,
);

function isNoticed(world: World, machines: Charts): boolean {
  try {
    return explore(world, machines, true).broken.length > 0;
  } catch (error) {
    console.log(`       ${error instanceof Error ? error.message : String(error)}`);
    return true;
  }
}

function chartsOf({ cast }: World) {
  return [...new Set(Object.values(cast).map(({ chart }) => chart))];
}
