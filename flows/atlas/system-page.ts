/** The page of a use: its charts in one picture, and which transition tells which. */
import { escaped } from '../draw/escape';
import { layOut } from '../draw/layout';
import { linesThroughWords } from '../draw/passages';
import { svgOf } from '../draw/svg';
import type { Place } from '../systems/charts';
import { nameIn, type System, systemOf } from '../systems/system';
import { readTellings, type Telling } from '../systems/tellings';
import { type Use, uses } from '../uses';
import { list, pageOf } from './html';

export interface DrawnSystem extends System {
  readonly svg: string;
  readonly linesThroughWords: readonly string[];
}

export async function drawSystems(): Promise<DrawnSystem[]> {
  const tellings = readTellings();
  const drawn: DrawnSystem[] = [];
  for (const system of uses.map((use) => systemOf(use, tellings))) {
    const layout = await layOut(system.picture);
    const svg = svgOf(system.picture, layout, false);
    drawn.push({ ...system, svg, linesThroughWords: linesThroughWords(layout) });
  }
  return drawn;
}

/** `use-watch-a-title.html` */
export function systemAddress({ name }: Use): string {
  return `use-${name.toLowerCase().replaceAll(' ', '-')}.html`;
}

export function systemPage({ use, charts, tellings, svg }: DrawnSystem): string {
  const titleOf = ({ from, to }: Telling) => `${nameIn(use, from)} tells ${nameIn(use, to)}`;
  const titles = [...new Set(tellings.map(titleOf))];
  const links = charts.map((name) => `<a href="${name}.html">${escaped(nameIn(use, name))}</a>`);
  return pageOf({
    title: `${use.name} · Flow atlas`,
    body: [
      `<header><h1>${escaped(use.name)}</h1><p>${escaped(use.does)}</p>`,
      `<p>Its charts: ${links.join(', ')}.</p></header>`,
      '<main id="system">',
      "<p>An arrow is what one chart tells another by itself. Not in the picture: people, the provider, and what a page's components pass on in a callback, or send when they render.</p>",
      '<div class="toolbar" id="tools"></div>',
      '<div class="columns">',
      `<div id="stage" class="still" role="region" tabindex="0" aria-label="Picture of the charts and what they tell each other. Arrow keys move it, plus and minus zoom.">${svg}</div>`,
      '</div>',
      '<section id="tellings"><h2>Who tells whom what</h2>',
      ...(tellings.length === 0 ? ['<p>No chart here tells another one anything.</p>'] : []),
      ...titles.map((title) => {
        const told = tellings.filter((it) => titleOf(it) === title);
        return `<h3>${escaped(title)}</h3>${list(told.map(tellingHtml))}`;
      }),
      '</section></main>',
    ],
  });
}

function tellingHtml({ from, to, event, senders, takers }: Telling): string {
  const links = (chart: string, places: readonly Place[]) =>
    places.map(
      ({ state, says }) =>
        `<a href="${chart}.html#${encodeURIComponent(state)}">${escaped(says)}</a>`,
    );
  return `<b>${escaped(event)}</b>: ${links(from, senders).join(', or ')} → ${links(to, takers).join(', or ')}`;
}
