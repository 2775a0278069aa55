import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drawPicture } from '../../flows/atlas/drawn';
import { readChart, statesBelow } from '../../flows/draw/chart';
import { folded } from '../../flows/draw/folded';
import { flowNames } from '../../flows/flows';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  on: { 'alarm.rung': '.open.wide' },
  states: {
    shut: { on: { 'door.pushed': { target: 'open.ajar', guard: 'isUnlocked' } } },
    locked: {
      initial: 'once',
      states: {
        once: { on: { 'key.turned': '#door.open.ajar', 'key.lost': 'twice' } },
        twice: { on: { 'key.turned': '#door.open.wide' } },
      },
    },
    open: {
      description: 'People pass.',
      initial: 'ajar',
      on: { 'door.slammed': 'shut' },
      states: {
        ajar: { on: { 'door.pushed': 'wide', 'door.pulled': '#door.shut' } },
        wide: {
          on: { 'door.pulled': { target: '#door.shut', guard: 'isFree', actions: 'creak' } },
        },
      },
    },
  },
});

describe('the overview of a chart', () => {
  test('has the outer states alone, and the ways between them', () => {
    const overview = folded(readChart(door));
    expect(
      statesBelow(overview).map(({ key, description, transitions }) => [
        key,
        description,
        transitions.map((it) => [it.event, it.condition, it.targets, it.actions]),
      ]),
    ).toEqual([
      ['door', null, [['alarm.rung', null, ['door.open'], []]]],
      ['shut', null, [['door.pushed', 'if isUnlocked', ['door.open'], []]]],
      ['locked', '2 states inside.', [['key.turned', null, ['door.open'], []]]],
      [
        'open',
        'People pass. 2 states inside.',
        [
          ['door.slammed', null, ['door.shut'], []],
          ['door.pulled', null, ['door.shut'], []],
        ],
      ],
    ]);
  });

  test('is there for each chart that is too wide for a window of 768 px and has nested states', async () => {
    const wide = [];
    for (const name of flowNames) {
      const { chart, svg, overview } = await drawPicture(name);
      const isNested = chart.states.some(({ states }) => states.length > 0);
      if (!isNested) expect([name, overview]).toEqual([name, '']);
      if (isNested && widthOf(svg) * LEGIBLE > 736) wide.push([name, overview !== '']);
    }
    expect(wide.length).toBeGreaterThan(10);
    expect(wide.filter(([, isThere]) => !isThere)).toEqual([]);
  });
});

const LEGIBLE = 0.75;
const widthOf = (svg: string) => Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
