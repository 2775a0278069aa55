import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { readChart } from '../../flows/draw/chart';
import { layOut } from '../../flows/draw/layout';
import { linesThroughWords } from '../../flows/draw/passages';
import type { PlacedState } from '../../flows/draw/places';

const chart = readChart(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { 'handle.pressed': 'open.wide' } },
      open: { description: 'It can be passed.', initial: 'wide', states: { wide: {} } },
    },
  }),
);

test('a line into a state runs beside its text', async () => {
  expect(linesThroughWords(await layOut(chart))).toEqual([]);
});

test("a line across text is reported with its ends and the text's state", async () => {
  const layout = await layOut(chart);
  const states = layout.states.map((it): PlacedState => ({ ...it, words: it }));
  expect(linesThroughWords({ ...layout, states })).toContain(
    'event door.closed → door.open.wide, through door.open',
  );
});
