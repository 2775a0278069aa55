/**
 * How many of forty omissions the worlds find: a transition, an emitted event, another action or an effect that a
 * chart does not have any more. The same ones in every run, but for changes of the charts.
 *
 *   npm run test:omissions [-- seed]
 */
import * as all from '../../flows/worlds/all';
import { explore } from '../../flows/worlds/explore';
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

const seed = Number(process.argv[2] ?? 1);
let found = 0;
for (const { chart, mutant } of chosenOf(omissions, seed).slice(0, COUNT)) {
  const machines = { [chart]: mutant.machine() };
  const told = Object.values(worlds)
    .filter((world) => chartsOf(world).includes(chart))
    .flatMap((world) => explore(world, machines).broken);
  if (told.length > 0) found += 1;
  console.log(`${told.length > 0 ? 'found' : '     '}  ${mutant.id}`);
}
console.log(
  `${found} of ${COUNT} found, of ${omissions.length} omissions in ${charts.length} charts`,
);

function chartsOf({ cast }: World) {
  return [...new Set(Object.values(cast).map(({ chart }) => chart))];
}
