import type { State, Transition } from '../draw/chart';
import { layOut } from '../draw/layout';
import { linesThroughWords } from '../draw/passages';
import { svgOf } from '../draw/svg';
import { readScreens, type Screen } from './screens';

export interface ScreenMap {
  readonly screens: readonly Screen[];
  readonly svg: string;
  readonly linesThroughWords: readonly string[];
}

export async function drawScreens(): Promise<ScreenMap> {
  const screens = readScreens();
  const states = fromLanding(screens).map(screenState);
  const chart = { ...stateOf('screens', 'Screens', ''), states };
  const layout = await layOut(chart);
  const svg = svgOf(chart, layout, false);
  return { screens, svg, linesThroughWords: linesThroughWords(layout) };
}

/** Sorts screens breadth-first from the landing page, so that most arrows point down. */
function fromLanding(screens: readonly Screen[]): Screen[] {
  const found = new Set(screens.filter(({ path }) => path === '/'));
  for (const { leadsTo } of found) {
    for (const screen of screens) if (leadsTo.includes(screen.key)) found.add(screen);
  }
  for (const screen of screens) if (screen.path !== '*') found.add(screen);
  return [...found];
}

function screenState({ key, name, path, leadsTo }: Screen): State {
  const id = screenId(key);
  const transitions = leadsTo.map(
    (target): Transition => ({
      id: `${id} to ${screenId(target)}`,
      source: id,
      targets: [screenId(target)],
      kind: 'event',
      event: '',
      cause: '',
      delay: null,
      condition: null,
      actions: [],
      parts: [],
      isReentering: false,
      description: null,
      refusal: null,
      rules: [],
    }),
  );
  return { ...stateOf(id, name, path), transitions };
}

export function screenId(key: string): string {
  return `screens.${key}`;
}

function stateOf(id: string, key: string, description: string): State {
  return {
    id,
    key,
    description,
    end: null,
    type: 'atomic',
    isInitial: false,
    tags: [],
    rules: [],
    entry: [],
    exit: [],
    parts: [],
    effects: [],
    transitions: [],
    states: [],
  };
}
