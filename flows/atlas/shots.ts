/** The pictures of the site that walks have taken: one a state, and none before they were made. */
import { type State, statesBelow } from '../draw/chart';
import { escaped } from '../draw/escape';
import { capital, placeOf } from '../draw/words';
import { commitsOf, readTaken } from './taken';

/** The commit of each picture, by the id of its state; none that is older than its chart. */
export type Shots = Readonly<Record<string, string>>;

export function shotsOf(chart: State): Shots {
  return commitsOf(chart, readTaken());
}

interface Shown {
  readonly name: string;
  readonly chart: State;
  readonly shots: Shots;
}

/** Tags of states in which a page has little to show. */
const PASSING = ['busy', 'loading', 'failed', 'empty'];

/** A chart in one picture: the site where it has most to show, else the drawing. */
export function thumbOf({ name, chart, shots }: Shown): string {
  const passing = statesBelow(chart)
    .filter(({ tags }) => tags.some((tag) => PASSING.includes(tag)))
    .flatMap(statesBelow);
  const leaves = leavesOf(chart, shots);
  const shot = leaves.find((leaf) => !passing.includes(leaf)) ?? leaves[0];
  return shot ? pictureHtml(`shots/${shot.id}.jpg`, 'site') : pictureHtml(`${name}.svg`, 'drawing');
}

/** The states of a chart as the site shows them, in a row; a press chooses the state. */
export function filmstrip({ chart, shots }: Shown): string {
  const frames = leavesOf(chart, shots).map(
    ({ id }) =>
      `<li><button type="button" data-choose-state="${escaped(id)}">${pictureHtml(`shots/${id}.jpg`, 'site')}${escaped(capital(placeOf(id)))}</button></li>`,
  );
  if (frames.length === 0) return '';
  const missing = statesBelow(chart)
    .filter(({ id, states }) => states.length === 0 && !(id in shots))
    .map(({ id }) => escaped(placeOf(id)));
  const lacks = missing.length === 0 ? '' : ` There is none of: ${missing.join('; ')}.`;
  const commits = [...new Set(Object.values(shots))].map(escaped).join(', ');
  return `<ol class="filmstrip">${frames.join('')}</ol><p class="facts">The site at commit ${commits}.${lacks}</p>`;
}

/** A state around others looks as the one in it does. */
function leavesOf(chart: State, shots: Shots): State[] {
  return statesBelow(chart).filter(({ id, states }) => states.length === 0 && id in shots);
}

function pictureHtml(address: string, kind: 'site' | 'drawing'): string {
  return `<img class="${kind}" src="${escaped(address)}" alt="" loading="lazy" width="720" height="450">`;
}
