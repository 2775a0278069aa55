import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drawPicture } from '../../flows/atlas/drawn';
import { partsOf, readChart } from '../../flows/draw/chart';
import { escaped } from '../../flows/draw/escape';
import { layOut, widthMissingIn } from '../../flows/draw/layout';
import { markdownOf, outlineOf } from '../../flows/draw/outline';
import { flowCalled, flowNames } from '../../flows/flows';
import { configOf, namesUsedIn, nodesOf } from '../machines/harness/config';

const LINE = 1392;
const SMALLEST = 10;

describe.each(flowNames)('%s, drawn and as an outline,', async (name) => {
  const { machine } = flowCalled(name);
  const { chart, file, linesThroughWords } = await drawPicture(name);
  const nodes = nodesOf(configOf(machine));
  const { actors, actions, guards, delays } = namesUsedIn(nodes);
  const names = {
    states: nodes.flatMap(({ states }) => Object.keys(states ?? {})),
    events: machine.events.filter((event) => !event.startsWith('xstate.')),
    tags: nodes.flatMap(({ tags }) => tags),
    milliseconds: Object.values(machine.implementations.delays).map((delay) => `${delay} ms`),
    actors,
    actions,
    guards,
    delays,
  };
  const missingIn = (text: string) =>
    Object.entries(names).flatMap(([kind, all]) =>
      all.filter((it) => !wordsIn(text).includes(` ${it} `)).map((it) => `${kind}: ${it}`),
    );

  test('shows every state, event, guard, effect, action, delay and tag', () => {
    expect(missingIn(textsIn(file))).toEqual([]);
    expect(missingIn(markdownOf(outlineOf(chart)).replaceAll(/\\|[*]/g, ''))).toEqual([]);
  });

  test('describes every guard and action, in the tooltip and in the outline', () => {
    const parts = partsOf(chart);
    const namesOf = (kind: string) => parts.filter((it) => it.kind === kind).map((it) => it.name);
    expect(namesOf('guard').sort()).toEqual([...new Set(guards)].sort());
    expect(namesOf('action').sort()).toEqual([...new Set(actions)].sort());
    const outline = markdownOf(outlineOf(chart));
    const unsaid = parts.filter(
      ({ name, sentence }) =>
        !file.includes(escaped(`${name}: ${sentence}`)) ||
        !outline.includes(`**${name}** ${sentence}`),
    );
    expect(unsaid).toEqual([]);
  });

  test('has one place for each transition, and an arrow for each that leads elsewhere', () => {
    const transitions = nodes.reduce((sum, node) => sum + node.transitions.length, 0);
    const words = [...file.matchAll(/ data-transition="([^"]+)"/g)].map(([, id]) => id);
    const lines = [...file.matchAll(/ data-transitions="([^"]+)"/g)].flatMap(
      ([, ids = '']) => JSON.parse(ids.replaceAll('&quot;', '"')) as string[],
    );
    expect(words).toHaveLength(transitions);
    expect(new Set(words).size).toBe(transitions);
    expect(lines.filter((id) => !words.includes(id))).toEqual([]);
  });

  test('has boxes large enough for their text', async () => {
    const { states } = await layOut(chart);
    const full = states.filter((it) => widthMissingIn(it) > 0 || it.box.height > it.height);
    expect(full.map(({ state }) => state.id)).toEqual([]);
  });

  test('has no line across text', () => expect(linesThroughWords).toEqual([]));

  test('can be read on a page of 1440 px without zooming', () => {
    const [, width = ''] = /viewBox="0 0 ([\d.]+)/.exec(file) ?? [];
    expect(12 * Math.min(1, LINE / Number(width))).toBeGreaterThanOrEqual(SMALLEST);
  });
});

test('a chart too wide for its distant arrows fits the page without them, even if that is higher', async () => {
  const keys = ['searching', 'choosing', 'ordering', 'watching', 'resting', 'leaving'];
  const states = keys.map((key, at) => {
    const failed = '#chain.failed';
    const on = { [`${key}.failed`]: failed, 'next.pressed': keys[at + 1] };
    return [key, { on, after: { 1000: failed }, always: { guard: 'isFailed', target: failed } }];
  });
  const running = { initial: 'searching', states: Object.fromEntries(states) };
  const machine = createMachine({
    id: 'chain',
    initial: 'running',
    states: { running, failed: {} },
  });
  const { width, arrows } = await layOut(readChart(machine));
  expect(width).toBeLessThanOrEqual(LINE);
  expect(arrows.filter(({ target }) => target === 'chain.failed')).toEqual([]);
});

function textsIn(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');
}

function wordsIn(text: string): string {
  return ` ${text.replaceAll(/[#(),/:]|\s+/g, ' ').replaceAll(/ +/g, ' ')} `;
}
