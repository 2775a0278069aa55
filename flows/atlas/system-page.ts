import { escaped } from '../draw/escape';
import { layOut } from '../draw/layout';
import { linesThroughWords } from '../draw/passages';
import { svgOf } from '../draw/svg';
import type { Place } from '../systems/charts';
import { type Message, readMessages } from '../systems/messages';
import { nameIn, type System, systemOf } from '../systems/system';
import { uses } from '../uses';
import { list, pageOf, stageOf } from './html';
import { chartAddress } from './names';

export interface DrawnSystem extends System {
  readonly svg: string;
  readonly linesThroughWords: readonly string[];
}

export async function drawSystems(): Promise<DrawnSystem[]> {
  const messages = readMessages();
  const drawn: DrawnSystem[] = [];
  for (const system of uses.map((use) => systemOf(use, messages))) {
    const layout = await layOut(system.picture);
    const svg = svgOf(system.picture, layout, false);
    drawn.push({ ...system, svg, linesThroughWords: linesThroughWords(layout) });
  }
  return drawn;
}

export function systemPage({ use, charts, messages, svg }: DrawnSystem): string {
  const titleOf = ({ from, to }: Message) => `${nameIn(use, from)} notifies ${nameIn(use, to)}`;
  const titles = [...new Set(messages.map(titleOf))];
  const links = charts.map(
    (name) => `<a href="${chartAddress(name)}">${escaped(nameIn(use, name))}</a>`,
  );
  return pageOf({
    title: `${use.name} · Flow atlas`,
    body: [
      `<header><h1>${escaped(use.name)}</h1><p>${escaped(use.does)}</p>`,
      `<p>Its charts: ${links.join(', ')}.</p></header>`,
      '<main id="system">',
      '<p>An arrow is an event that one chart causes in another. Not in the picture: people, the provider, videos, and what a page itself reports, such as parts that appear or go.</p>',
      stageOf(svg, 'Picture of the charts and the events between them'),
      '<section id="messages"><h2>Events between the charts</h2>',
      ...(messages.length === 0 ? ['<p>No chart here notifies another.</p>'] : []),
      ...titles.map((title) => {
        const sent = messages.filter((it) => titleOf(it) === title);
        return `<h3>${escaped(title)}</h3>${list(sent.map(messageHtml))}`;
      }),
      '</section></main>',
    ],
  });
}

function messageHtml({ from, to, event, senders, takers }: Message): string {
  const links = (chart: string, places: readonly Place[]) =>
    places.map(({ state, says }) => `<a href="${chartAddress(chart, state)}">${escaped(says)}</a>`);
  return `<b>${escaped(event)}</b>: ${links(from, senders).join(', or ')} → ${links(to, takers).join(', or ')}`;
}
