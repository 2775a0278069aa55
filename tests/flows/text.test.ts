import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { outlineHtml } from '../../flows/atlas/html';
import { readCause, readChart, readFlow } from '../../flows/draw/chart';
import { layOut } from '../../flows/draw/layout';
import { mermaidOf } from '../../flows/draw/mermaid';
import { markdownOf, outlineOf } from '../../flows/draw/outline';
import { svgOf } from '../../flows/draw/svg';
import { capital, spokenCause } from '../../flows/draw/words';
import { flowCalled, flowNames } from '../../flows/flows';
import { coverOf } from '../../flows/test-paths/cover';
import { pathName } from '../../flows/test-paths/path-name';

const EVIL = `<img src=x onerror="alert('1')">&`;
const machine = createMachine({
  id: 'evil',
  description: EVIL,
  initial: 'here',
  states: {
    here: {
      description: EVIL,
      tags: EVIL,
      on: { [EVIL]: { target: 'there', actions: EVIL, description: EVIL } },
    },
    there: { type: 'final' },
  },
});

test("a chart's text is escaped in its picture and outlines", async () => {
  const chart = readChart(machine);
  const shown = {
    svg: svgOf(chart, await layOut(chart), true),
    html: outlineHtml(outlineOf(chart)),
    markdown: markdownOf(outlineOf(chart)),
    mermaid: mermaidOf(chart),
  };
  expect(Object.entries(shown).filter(([, text]) => /(?<!\\)<img/.test(text))).toEqual([]);
  expect(shown.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('object parameters are shown with their content', () => {
  const actions = { type: 'remember', params: { failure: { status: 404 }, at: '' } };
  const chart = readChart(createMachine({ id: 'chart', entry: actions }));
  expect(chart.entry).toEqual([`remember (failure: {"status":404}, at: '')`]);
});

test('a chart becomes Mermaid with its nesting, regions and conditions', () => {
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        on: { 'handle.pressed': [{ guard: 'isUnlocked', target: 'open' }, { actions: 'ring' }] },
      },
      open: {
        type: 'parallel',
        states: {
          light: {},
          alarm: { initial: 'quiet', states: { quiet: { after: { 500: 'loud' } }, loud: {} } },
        },
      },
    },
  });
  expect(mermaidOf(readChart(door)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "door" as door {',
    '    [*] --> door_closed',
    '    state "closed" as door_closed',
    '    state "open" as door_open {',
    '      state "light" as door_open_light',
    '      --',
    '      state "alarm" as door_open_alarm {',
    '        [*] --> door_open_alarm_quiet',
    '        state "quiet" as door_open_alarm_quiet',
    '        state "loud" as door_open_alarm_loud',
    '      }',
    '    }',
    '  }',
    '  door_closed --> door_open: handle.pressed [if isUnlocked]',
    '  door_closed --> door_closed: handle.pressed [else] / ring',
    '  door_open_alarm_quiet --> door_open_alarm_loud: after 500 ms',
    '',
  ]);
});

test("a test path's name says what happens last to a person, and its outcome", () => {
  const namesIn = (name: 'checkout' | 'playback' | 'submission') => {
    const chart = readFlow(flowCalled(name));
    return coverOf(flowCalled(name)).testPaths.map((it) => pathName(it, chart));
  };
  const names = namesIn('checkout');
  expect(names).toContain('An earlier order is already paid: no payment page opens.');
  expect(names).toContain('The member orders anyway: a new tab opens for the payment.');
  expect(names.filter((it) => /https?:|javascript:|[{}"]|isAllowed/.test(it))).toEqual([]);
  expect(namesIn('playback')).toContain(
    'The title has neither film nor trailer, and the page says so.',
  );
  expect(namesIn('submission')).toContain('The cast has as many rows as allowed: no row is added.');
});

test.each(flowNames)('the names of the test paths of %s do not begin with an event', (name) => {
  const flow = flowCalled(name);
  const chart = readFlow(flow);
  const unnamed = coverOf(flow).testPaths.filter((it) => {
    const last = it.steps.at(-1)?.event.type;
    const cause = last && capital(spokenCause(readCause(flow.machine, last)));
    return cause && pathName(it, chart).startsWith(`${cause}:`);
  });
  expect(unnamed.map((it) => pathName(it, chart))).toEqual([]);
});
