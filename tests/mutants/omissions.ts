/**
 * Counts how many of forty omissions the worlds detect. An omission removes one transition,
 * emitted event, action or effect from a chart. A given seed always selects the same omissions.
 *
 *   npm run test:omissions [-- seed]
 */
import * as all from '../../flows/worlds/all';
import { type Charts, explore } from '../../flows/worlds/explore';
import type { World } from '../../flows/worlds/world';
import { chosenOf } from './chosen';
import { machineOf } from './machine-of';
import { mutantsOf } from './mutant';

const COUNT = 40;
const OMISSIONS = ['transition', 'action', 'invoke'];

const worlds: Readonly<Record<string, World>> = all;
const charts = [...new Set(Object.values(worlds).flatMap(chartsOf))];
const omissions = (
  await Promise.all(
    charts.map(async (chart) =>
      mutantsOf(chart, await machineOf(chart))
        .filter(({ operator }) => OMISSIONS.includes(operator))
        .map((mutant) => ({ chart, mutant })),
    ),
  )
).flat();

const idOf = ({ mutant }: (typeof omissions)[number]) => mutant.id;
const seed = Number(process.argv[2] ?? 1);
let found = 0;
for (const { chart, mutant } of chosenOf(omissions, seed, idOf).slice(0, COUNT)) {
  const machines = { [chart]: mutant.machine() };
  const isFound = Object.values(worlds)
    .filter((world) => chartsOf(world).includes(chart))
    .some((world) => isNoticed(world, machines));
  if (isFound) found += 1;
  console.log(`${isFound ? 'found' : '     '}  ${mutant.id}`);
}
console.log(
  `${found} of ${COUNT} found, of ${omissions.length} omissions in ${charts.length} charts`,
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
