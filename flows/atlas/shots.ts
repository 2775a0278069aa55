/** The pictures of the site that walks have taken. */
import { existsSync, readdirSync } from 'node:fs';
import { type State, statesBelow } from '../draw/chart';
import { SHOTS } from '../report-files';

/** Ids of the states of which there is one. */
export function shotsOf(chart: State): string[] {
  if (!existsSync(SHOTS)) return [];
  const files = new Set(readdirSync(SHOTS));
  return statesBelow(chart)
    .map(({ id }) => id)
    .filter((id) => files.has(`${id}.jpg`));
}
