import { type State, statesBelow } from '../draw/chart';
import { escaped } from '../draw/escape';
import { capital, placeOf } from '../draw/words';
import { commitsOf, readTaken } from './taken';

export type Shots = Readonly<Record<string, string>>;

export function shotsOf(chart: State): Shots {
  return commitsOf(chart, readTaken());
}

export function filmstrip(chart: State, shots: Shots): string {
  const leaves = statesBelow(chart).filter(({ states }) => states.length === 0);
  const [frames, missing] = [true, false].map((has) =>
    leaves.filter(({ id }) => id in shots === has).map(({ id }) => id),
  ) as [string[], string[]];
  if (frames.length === 0) return '';
  const lacks = missing.length === 0 ? '' : ` None of: ${missing.map(placeOf).join('; ')}.`;
  const commits = [...new Set(Object.values(shots))].join(', ');
  return [
    '<section id="shots"><h2>In the site</h2>',
    `<ol class="filmstrip">${frames.map(frame).join('')}</ol>`,
    `<p class="facts">${escaped(`The site at commit ${commits}.${lacks}`)}</p></section>`,
  ].join('');
}

function frame(id: string): string {
  const picture = `<img src="shots/${escaped(id)}.jpg" alt="" loading="lazy" width="720" height="450">`;
  return `<li><button type="button" data-choose-state="${escaped(id)}">${picture}${escaped(capital(placeOf(id)))}</button></li>`;
}
