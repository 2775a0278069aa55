/** Pictures of the site, taken by walks: `docs/flows/shots/<id of a state>.jpg`. */
import { existsSync, readdirSync } from 'node:fs';
import { type State, statesBelow } from '../draw/chart';

export const SHOTS = 'docs/flows/shots';

/** Ids of the states of which there is one. */
export function shotsOf(chart: State): string[] {
  if (!existsSync(SHOTS)) return [];
  const files = new Set(readdirSync(SHOTS));
  return statesBelow(chart)
    .map(({ id }) => id)
    .filter((id) => files.has(`${id}.jpg`));
}
