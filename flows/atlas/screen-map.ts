/** The screens and what leads from one to another: drawn as charts are, and as a list. */
import type { State, Transition } from '../draw/chart';
import { escaped } from '../draw/escape';
import { layOut } from '../draw/layout';
import { linesThroughWords } from '../draw/passages';
import { svgOf } from '../draw/svg';
import { list } from './html';
import { readBar, readScreens, type Screen } from './screens';

const FOR = { everyone: 'for everyone', visitor: 'for visitors', member: 'for members' };

export interface ScreenMap {
  readonly screens: readonly Screen[];
  readonly svg: string;
  readonly linesThroughWords: readonly string[];
}

/** The section of the first page that shows them. */
export function screensSection({ screens, svg }: ScreenMap): string {
  const names = new Map(screens.map(({ key, name }) => [key, name]));
  const named = (keys: readonly string[]) =>
    keys.map((key) => escaped(names.get(key) ?? key)).join(', ');
  const lines = screens.map(({ name, path, for: whom, leadsTo }) => {
    const way = leadsTo.length === 0 ? '' : ` → ${named(leadsTo)}`;
    return `<b>${escaped(name)}</b> <code>${escaped(path)}</code> ${FOR[whom]}${way}`;
  });
  return [
    '<section id="screens"><h2>Which screen leads to which</h2>',
    `<p>By its own links and forms. The bar, its menu and the footer lead from most of them to ${named(readBar())}.</p>`,
    `<div class="map" role="region" tabindex="0" aria-label="Map of the screens">${svg}</div>`,
    `<details><summary>The same as a list</summary>${list(lines)}</details></section>`,
  ].join('');
}

export async function drawScreens(): Promise<ScreenMap> {
  const screens = readScreens();
  const states = fromLanding(screens).map(screenState);
  const chart = { ...stateOf('screens', 'Screens', ''), states };
  const layout = await layOut(chart);
  const svg = svgOf(chart, layout, false);
  return { screens, svg, linesThroughWords: linesThroughWords(layout) };
}

/** As a visitor comes to them, so that arrows lead down; then those that only the bar leads to. */
function fromLanding(screens: readonly Screen[]): Screen[] {
  const found = new Set(screens.filter(({ path }) => path === '/'));
  for (const { leadsTo } of found) {
    for (const screen of screens) if (leadsTo.includes(screen.key)) found.add(screen);
  }
  for (const screen of screens) if (screen.path !== '*') found.add(screen);
  return [...found];
}

function screenState({ key, name, path, leadsTo }: Screen): State {
  const id = idOf(key);
  const transitions = leadsTo.map(
    (target): Transition => ({
      ...{ id: `${id} to ${target}`, source: id, targets: [idOf(target)] },
      ...{
        kind: 'event',
        event: '',
        cause: '',
        delay: null,
        condition: null,
        actions: [],
        parts: [],
      },
      ...{ isReentering: false, description: null, rules: [] },
    }),
  );
  return { ...stateOf(id, name, path), transitions };
}

function idOf(key: string): string {
  return `screens.${key}`;
}

function stateOf(id: string, key: string, description: string): State {
  return {
    ...{ id, key, description, end: null, type: 'atomic', isInitial: false },
    ...{
      tags: [],
      rules: [],
      entry: [],
      exit: [],
      parts: [],
      effects: [],
      transitions: [],
      states: [],
    },
  };
}
