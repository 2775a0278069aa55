import { escaped } from '../draw/escape';
import { type Use, uses } from '../uses';
import { pageOf, stageOf } from './html';
import { systemAddress } from './names';
import { type ScreenMap, screenId } from './screen-map';
import { readBar, type Screen } from './screens';

const FOR = { everyone: 'For everyone', visitor: 'For visitors', member: 'For members' };

export function screensPage({ screens, svg }: ScreenMap): string {
  const links = (keys: readonly string[]) => keys.map((key) => linkTo(key, screens)).join(', ');
  return pageOf({
    title: 'Screens · Flow atlas',
    body: [
      '<header><h1>Screens</h1>',
      '<p>Which screen leads to which by its own links and forms. Select one to see its own arrows.</p>',
      `<p>The bar, its menu and the footer lead from most screens to ${links(readBar())}.</p></header>`,
      '<main id="screens">',
      stageOf(svg, 'Map of the screens'),
      '<section><h2>All screens</h2><div class="cards">',
      ...screens.map((screen) => entryOf(screen, screens, links)),
      '</div></section></main>',
    ],
  });
}

function entryOf(
  { key, name, path, for: whom, leadsTo }: Screen,
  screens: readonly Screen[],
  links: (keys: readonly string[]) => string,
): string {
  const from = screens.filter((it) => it.leadsTo.includes(key)).map((it) => it.key);
  const usesHere = uses.filter(({ page }) => page && pathOf(page) === pathOf(path)).map(useLink);
  return [
    `<article class="card" data-screen="${escaped(screenId(key))}"><h3>${escaped(name)}</h3>`,
    `<p><code>${escaped(path)}</code> · ${FOR[whom]}</p>`,
    line('Leads to', links(leadsTo)),
    line('Reached from', links(from)),
    line('What people do here', usesHere.join(', ')),
    '</article>',
  ].join('');
}

function line(title: string, html: string): string {
  return html === '' ? '' : `<p><b>${title}:</b> ${html}</p>`;
}

function linkTo(key: string, screens: readonly Screen[]): string {
  const name = screens.find((it) => it.key === key)?.name ?? key;
  return `<a href="#${escaped(screenId(key))}">${escaped(name)}</a>`;
}

function useLink(use: Use): string {
  return `<a href="${systemAddress(use)}">${escaped(use.name)}</a>`;
}

function pathOf(pattern: string): string {
  return pattern.replaceAll(/\/(?:\{\w+\}|:\w+\??)/g, '/*');
}
